package papercatalog.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code make invoke}: one event file in, one answer out. */
@Tag("slow")
@Timeout(120)
final class InvokeTest {
  private static final Path EVENTS = Path.of("../events").toAbsolutePath().normalize();

  @TempDir private Path temporary;

  private Path work;

  @BeforeEach
  void createWorkingDirectory() throws IOException {
    work = Files.createDirectory(temporary.resolve("work"));
  }

  @Test
  void invoke_onAnEvent_printsTheAnswer() throws Exception {
    LocalRun run = LocalRun.of("invoke", EVENTS.resolve("get-paper.json").toString());
    String output = run.output();
    JsonNode body = new ObjectMapper().readTree(output.substring(output.indexOf('{')));

    assertThat(output).startsWith("HTTP 200\n").contains("\nX-DynamoDB-Requests: 1\n");
    assertThat(body.get("id").textValue()).isEqualTo("WP-002");
    assertThat(run.exitCode()).isZero();
    assertThat(run.errors()).isEmpty();
  }

  @Test
  void invoke_ofWhatIsNoJson_printsItAsItIs() {
    LocalRun run = LocalRun.of("invoke", EVENTS.resolve("docs-robots.json").toString());

    assertThat(run.output())
        .startsWith("HTTP 200\n")
        .contains("\n\nUser-agent: *\nAllow: /\nSitemap: https://")
        .endsWith("/sitemap.xml\n\n");
    assertThat(run.exitCode()).isZero();
  }

  /** In a process of its own, which writes nothing but its answer. */
  @Test
  void invoke_inAPlainLocale_stillPrintsEveryScript() throws Exception {
    Path event = temporary.resolve("event.json");
    String liskov = Files.readString(EVENTS.resolve("get-author.json"));
    Files.writeString(event, liskov.replace("barbara-liskov", "andrew-yao"));

    try (LocalProcess process = invoke(event.toString())) {
      assertThat(process.output()).startsWith("HTTP 200\n").contains("姚期智");
      assertThat(process.exitCode()).isZero();
      assertThat(process.errors()).isEmpty();
      assertNoFileIsLeft();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"no-such-file.json", "work", "text", "other", "binary"})
  void invoke_onABadFile_saysSoInOneLine(String name) throws Exception {
    Files.writeString(temporary.resolve("text"), "routeKey\nGET /papers/{id}\n");
    Files.writeString(temporary.resolve("other"), "{\"routeKey\": \"GET /nowhere\"}");
    Files.write(temporary.resolve("binary"), new byte[] {0, 0, 0, 65, (byte) 0xFF, (byte) 0xFE});

    LocalRun run = LocalRun.of("invoke", temporary.resolve(name).toString());

    assertThat(run.output()).isEmpty();
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.errors().lines()).as(run.errors()).hasSize(1);
    assertThat(run.errors()).contains(name).doesNotContain("Exception", "\tat ");
  }

  @Test
  void invoke_onNoFile_saysSoInOneLine() throws Exception {
    try (LocalProcess process = LocalProcess.start(work, temporary.resolve("errors"), "invoke")) {
      assertThat(process.exitCode()).isEqualTo(2);
      assertThat(process.errors().lines()).hasSize(1);
      assertThat(process.errors()).contains("EVENT");
      assertNoFileIsLeft();
    }
  }

  private LocalProcess invoke(String file) throws IOException {
    return LocalProcess.start(work, temporary.resolve("errors"), "invoke", file);
  }

  private void assertNoFileIsLeft() throws IOException {
    try (Stream<Path> files = Files.list(work)) {
      assertThat(files).isEmpty();
    }
  }
}
