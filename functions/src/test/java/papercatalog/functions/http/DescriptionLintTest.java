package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Redocly checks the description. {@code make test THOROUGH=1} proves that it finds faults. */
@Tag("slow")
@Timeout(180)
final class DescriptionLintTest {
  private static final Path MODULES = Path.of("node_modules");

  @TempDir private Path directory;

  @Test
  void description_isWithoutFault() throws Exception {
    assertThat(lint(Description.SERVED.document())).contains("is valid");
  }

  @Test
  @EnabledIfSystemProperty(named = "test.thorough", matches = "true")
  void description_whenItsExamplesAreBroken_isNot() throws Exception {
    ObjectNode broken = Description.SERVED.document().deepCopy();
    broken
        .withObject("/components/responses/GetPaper/content/application~1json/example")
        .remove("title");

    assertThat(lint(broken)).contains("must have required property 'title'");
  }

  private String lint(JsonNode document) throws IOException, InterruptedException {
    Path file = Files.writeString(directory.resolve("openapi.json"), document.toString());
    install();
    return node(
        "@redocly/cli/bin/cli.js",
        "lint",
        "--config",
        "src/test/node/redocly.yaml",
        file.toString());
  }

  private static void install() throws IOException, InterruptedException {
    if (!Files.isDirectory(MODULES)) {
      run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund");
    }
  }

  private static String node(String script, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("node", MODULES.resolve(script).toString()));
    command.addAll(List.of(arguments));
    return run(command.toArray(String[]::new));
  }

  private static String run(String... command) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(List.of(command)).redirectErrorStream(true);
    builder.environment().put("REDOCLY_TELEMETRY", "off");
    builder.environment().put("REDOCLY_SUPPRESS_UPDATE_NOTICE", "true");
    Process process = builder.start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return output;
  }
}
