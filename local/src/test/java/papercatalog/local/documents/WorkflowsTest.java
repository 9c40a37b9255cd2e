package papercatalog.local.documents;

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
