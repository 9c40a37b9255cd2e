package papercatalog.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code make run} where it cannot: one line that says why. */
@Timeout(180)
@Tag("slow")
final class ServeRefusalTest {
  @TempDir private Path temporary;

  @Test
  void serve_onATakenPort_saysSoInOneLine() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        LocalProcess process = serve("--port", Integer.toString(taken.getLocalPort()))) {
      assertThat(process.output()).isEmpty();
      assertThat(process.exitCode()).isEqualTo(2);
      assertThat(process.errors().lines()).as(process.errors()).hasSize(1);
      assertThat(process.errors())
          .contains("Port " + taken.getLocalPort())
          .contains("PORT=")
          .doesNotContain("Exception");
    }
  }

  @Test
  void serve_whereDynamoDbsPortIsTaken_saysSoInOneLine() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        LocalProcess process =
            serve("--port", "0", "--dynamodb-port", Integer.toString(taken.getLocalPort()))) {
      assertThat(process.output()).isEmpty();
      assertThat(process.exitCode()).isEqualTo(2);
      assertThat(process.errors().lines()).as(process.errors()).hasSize(1);
      assertThat(process.errors())
          .contains("Port " + taken.getLocalPort())
          .contains("DYNAMODB_PORT=")
          .doesNotContain("Exception");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"65536", "http"})
  void serve_onNoPort_saysSoInOneLine(String port) throws Exception {
    try (LocalProcess process = serve("--port=" + port)) {
      assertThat(process.exitCode()).isEqualTo(2);
      assertThat(process.errors().lines()).as(process.errors()).hasSize(1);
      assertThat(process.errors()).containsIgnoringCase("port").doesNotContain("Exception");
    }
  }

  @Test
  void serve_withAFileForItsData_saysSoInOneLine() throws Exception {
    Path file = Files.writeString(temporary.resolve("file"), "");
    try (LocalProcess process = serve("--port", "0", "--data", file.toString())) {
      assertThat(process.exitCode()).isEqualTo(2);
      assertThat(process.errors().lines()).as(process.errors()).hasSize(1);
      assertThat(process.errors()).contains("DATA", file.toString());
    }
  }

  @Test
  void serve_withALogThatCannotBeWritten_saysSoInOneLine() throws Exception {
    Path file = temporary.resolve("nowhere/requests.log");
    try (LocalProcess process = serve("--port", "0", "--log", file.toString())) {
      assertThat(process.output()).isEmpty();
      assertThat(process.exitCode()).isEqualTo(2);
      assertThat(process.errors().lines()).as(process.errors()).hasSize(1);
      assertThat(process.errors()).contains("LOG", file.toString()).doesNotContain("Exception");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://papers.example/events", "nowhere/events.jsonl"})
  void serve_withEventsThatCannotGoThere_saysSoInOneLine(String target) throws Exception {
    try (LocalProcess process = serve("--port", "0", "--events", target)) {
      assertThat(process.output()).isEmpty();
      assertThat(process.exitCode()).isEqualTo(2);
      assertThat(process.errors().lines()).as(process.errors()).hasSize(1);
      assertThat(process.errors()).contains("EVENTS", target).doesNotContain("Exception");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Acme", "a#b", "a/b", "ä", ""})
  void serve_ofATenantThatThereCannotBe_saysSoInOneLine(String tenant) throws Exception {
    try (LocalProcess process = serve("--port", "0", "--tenant=" + tenant)) {
      assertThat(process.output()).isEmpty();
      assertThat(process.exitCode()).isEqualTo(2);
      assertThat(process.errors().lines()).as(process.errors()).hasSize(1);
      assertThat(process.errors()).contains("TENANT must match").doesNotContain("Exception");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://papers.example:8000",
        "http://127.0.0.1:1",
        "8000",
        "http://127.0.0.1:8000 --data=.",
        "http://127.0.0.1:8000 --events=-"
      })
  void serve_fromAnEngineThatItCannotHave_saysSoInOneLine(String options) throws Exception {
    try (LocalProcess process = serve(("--port=0 --endpoint=" + options).split(" ", -1))) {
      assertThat(process.output()).isEmpty();
      assertThat(process.exitCode()).isEqualTo(2);
      assertThat(process.errors().lines()).as(process.errors()).hasSize(1);
      assertThat(process.errors()).contains("ENDPOINT").doesNotContain("Exception");
    }
  }

  private LocalProcess serve(String... options) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("serve"));
    if (!List.of(options).contains("--dynamodb-port")) {
      arguments.addAll(List.of("--dynamodb-port", "0"));
    }
    arguments.addAll(List.of(options));
    return LocalProcess.start(
        temporary, temporary.resolve("errors"), arguments.toArray(String[]::new));
  }
}
