package papercatalog.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
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

  private static Outcome smoke(String url) {
    StringWriter out = new StringWriter();
    StringWriter errors = new StringWriter();
    CommandLine command =
        LocalCommand.commandLine()
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(errors, true));
    int exitCode = command.execute("smoke", url);
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
    assertThat(full.lines()).noneMatch(line -> line.contains("not asked"));
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
    assertThat(other.lines()).anyMatch(line -> line.contains("not asked"));
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
