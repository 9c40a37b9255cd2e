package papercatalog.templatetests.documents;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/** Workflows run the commands of the README, with actions pinned by commit. */
final class WorkflowsTest {
  private static final Pattern PINNED =
      Pattern.compile("uses: [a-z/-]+@[0-9a-f]{40} # v\\d+\\.\\d+\\.\\d+");

  @Test
  void actions_areNamedByTheirCommit() throws IOException {
    for (String workflow : workflows()) {
      List<String> uses = workflow.lines().filter(line -> line.contains("uses:")).toList();

      assertThat(uses).allSatisfy(line -> assertThat(line).containsPattern(PINNED));
    }
  }

  @Test
  void checkouts_leaveNoCredentialsBehind() throws IOException {
    for (String workflow : workflows()) {
      assertThat(workflow.split("persist-credentials: false", -1))
          .hasSameSizeAs(workflow.split("uses: actions/checkout@", -1));
    }
  }

  @Test
  void continuousIntegration_runsTheCommandOfTheReadme() throws IOException {
    assertThat(Files.readString(Documents.ROOT.resolve(".ci/run"))).endsWith("\nmake test\n");
    assertThat(Documents.section(Documents.README, "## Run it")).contains("\nmake test ");
  }

  @Test
  void release_waitsForItsDeployment_andDeploymentsForEachOther() throws IOException {
    assertThat(job("release"))
        .contains("\n    needs: deploy\n")
        .contains("needs.deploy.result == 'success' || needs.deploy.result == 'skipped'")
        .contains("!cancelled()");
    assertThat(job("deploy"))
        .contains("\n    concurrency:\n      group: deploy-production\n")
        .contains("make smoke URL=")
        .contains("runtime=aot");
  }

  /** The build of a branch runs what the branch says. */
  @Test
  void buildsOfBranches_haveNoCredentials_unlessARoleIsNamed() throws IOException {
    assertThat(job("diff"))
        .contains("make diff BEFORE=")
        .doesNotContain("configure-aws-credentials", "permissions:", "token");
    assertThat(job("diff-deployed"))
        .contains("vars.AWS_DIFF_ROLE != ''")
        .doesNotContain("pull-requests: write", "github.token");
    assertThat(job("comment"))
        .contains("pull-requests: write")
        .doesNotContain("actions/checkout", "make ");
  }

  @Test
  void release_hasAChecksumOfEachFile() throws IOException {
    String last =
        job("release").lines().filter(it -> it.contains("gh release create")).toList().getLast();

    assertThat(last).contains("target/release/SHA256SUMS", "\"$archive\"");
    assertThat(job("release")).contains("sha256sum \"$archive\" >> target/release/SHA256SUMS");
  }

  private static String job(String name) throws IOException {
    String workflow = Files.readString(Documents.ROOT.resolve(".github/workflows/deploy.yml"));
    String begun = workflow.substring(workflow.indexOf("\n  " + name + ":\n") + 1);
    return begun.split("\n  (?=[a-z-]+:\n)", 2)[0];
  }

  private static List<String> workflows() throws IOException {
    List<String> workflows = new ArrayList<>();
    try (Stream<Path> files = Files.list(Documents.ROOT.resolve(".github/workflows"))) {
      for (Path file : files.toList()) {
        workflows.add(Files.readString(file));
      }
    }
    return workflows;
  }
}
