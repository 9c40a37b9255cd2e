package papercatalog.local.gateway;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import module java.base;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import picocli.CommandLine;

/** {@code make smoke} of catalogs that answer, and of addresses that do not. */
@Tag("slow")
final class SmokeTest {
  private static LocalServer server;

  @BeforeAll
  static void serve() throws IOException {
    server = LocalServer.start();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private record Outcome(int exitCode, List<String> lines, String errors) {}

  private static Outcome smoke(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter errors = new StringWriter();
    CommandLine command =
        LocalCommand.commandLine()
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(errors, true));
    int exitCode =
        command.execute(
            Stream.concat(Stream.of("smoke"), Stream.of(arguments)).toArray(String[]::new));
    return new Outcome(exitCode, out.toString().lines().toList(), errors.toString());
  }

  @Test
  void smoke_ofACatalog_asksForEachPattern() {
    Outcome full = smoke(server.url() + "/");

    assertThat(full.exitCode()).as("%s", full).isZero();
    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      assertThat(full.lines())
          .anyMatch(line -> line.matches(pattern.number() + " +200 +\\d+ ms  /.* *"));
    }
    assertThat(full.lines().getLast()).endsWith(" asked, 0 failed");
  }

  @Test
  void smoke_ofSomethingElse_saysWhatIsWrong() {
    Outcome other = smoke(server.url() + "/nowhere");

    assertThat(other.exitCode()).isEqualTo(1);
    assertThat(other.lines()).anyMatch(line -> line.contains("/openapi.json"));
    assertThat(other.lines())
        .anyMatch(
            line -> line.contains("status is not 200; Content-Type is application/problem+json"));
    assertThat(other.lines().getLast()).doesNotEndWith(" 0 failed");
  }

  /** Each answer in turn, in each way that a deployment may be broken. */
  @ParameterizedTest
  @EnumSource
  void smoke_whereOneAnswerIsWrong_fails(BrokenGateway.Fault fault) throws Exception {
    try (BrokenGateway gateway = new BrokenGateway(server.url());
        ExecutorService threads = Executors.newFixedThreadPool(32)) {
      assertThat(smoke(gateway.sound()).exitCode()).isZero();
      List<String> paths = gateway.pathsOf(fault);
      Map<String, Future<Outcome>> outcomes = new TreeMap<>();
      for (String path : paths) {
        String url = gateway.with(fault, path);
        outcomes.put(path, threads.submit(() -> smoke("--timeout", "1", url)));
      }

      assertThat(paths).hasSizeGreaterThanOrEqualTo(AccessPatterns.all().size());
      for (var outcome : outcomes.entrySet()) {
        assertThat(outcome.getValue().get())
            .as("%s of %s", fault, outcome.getKey())
            .satisfies(it -> assertThat(it.exitCode()).isEqualTo(1))
            .satisfies(it -> assertThat(it.lines().getLast()).doesNotEndWith(" 0 failed"));
      }
    }
  }

  @Test
  void smoke_ofAnEmptyCatalog_asksForEachPattern_andLeavesTheDecisionToItsCaller()
      throws IOException {
    try (LocalCatalog local = LocalCatalog.start(Optional.empty());
        Gateway gateway = Gateway.open(new LocalFunctions(local), 0).serve()) {
      String url = gateway.url().toString();

      Outcome refused = smoke(url);
      Outcome accepted = smoke("--empty", url);

      assertThat(refused.exitCode()).isEqualTo(1);
      assertThat(refused.lines())
          .contains("The catalog has no papers. Accept this with EMPTY=ok.")
          .last(as(STRING))
          .endsWith(" asked, 1 failed");
      assertThat(accepted.exitCode()).as("%s", accepted).isZero();
      for (AccessPattern<?> pattern : AccessPatterns.all()) {
        assertThat(accepted.lines())
            .anyMatch(line -> line.matches(pattern.number() + " +(200|404) +\\d+ ms  /.* *"));
      }
    }
  }

  @Test
  void smoke_whereNothingListens_isOneLine() {
    Outcome nothing = smoke("http://127.0.0.1:9");

    assertThat(nothing.exitCode()).isEqualTo(1);
    assertThat(nothing.lines()).isEmpty();
    assertThat(nothing.errors().lines())
        .singleElement()
        .asString()
        .startsWith("No answer from http://127.0.0.1:9: ");
  }
}
