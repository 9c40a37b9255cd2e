package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import papercatalog.cli.console.Terminal;
import papercatalog.domain.TestTable;

/**
 * One run of the tool in this process, where nothing is a terminal.
 *
 * @param code the exit code
 * @param out standard output
 * @param err standard error
 */
record Run(int code, String out, String err) {
  private static final ObjectMapper JSON = new ObjectMapper();

  static Run catalog(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code =
        CatalogTool.run(Terminal.NONE, new PrintWriter(out), new PrintWriter(err), arguments);
    return new Run(code, out.toString(), err.toString());
  }

  /** Runs the tool on a test's table, unless the arguments name another one. */
  static Run at(TestTable table, String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.add("--endpoint=" + endpoint(table));
    return catalog(all.toArray(String[]::new));
  }

  static URI endpoint(TestTable table) {
    return table.client().serviceClientConfiguration().endpointOverride().orElseThrow();
  }

  List<JsonNode> json() {
    return out.lines().map(Run::parsed).toList();
  }

  JsonNode lastJson() {
    return json().getLast();
  }

  Run expect(int expected) {
    assertThat(code).as("%s%n%s", out, err).isEqualTo(expected);
    return this;
  }

  private static JsonNode parsed(String line) {
    try {
      JsonNode node = JSON.readTree(line);
      assertThat(node.isObject()).as(line).isTrue();
      return node;
    } catch (JsonProcessingException e) {
      throw new AssertionError("Not JSON: " + line, e);
    }
  }
}
