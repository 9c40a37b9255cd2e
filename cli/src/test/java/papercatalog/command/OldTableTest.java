package papercatalog.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.StreamSupport;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.TestTable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A table that an earlier release wrote: commands say so, and guess nothing of it. */
final class OldTableTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  private static final String MISMATCH =
      "The table holds items of schema version 1; this release reads version 2."
          + " Keep using the release that wrote it, until the table is migrated.";

  /** What belongs to one paper and to one author, of a dump of such a table. */
  @BeforeAll
  static void givenOldItems() throws IOException {
    ObjectMapper json = new ObjectMapper();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(OldTableTest.class.getResourceAsStream("/schema-1.ndjson.gz")),
                UTF_8))) {
      for (String line : lines.lines().toList()) {
        Map<String, AttributeValue> item = attributes(json.readTree(line));
        if (item.get("PK").s().matches("PAPER#rfc2616|AUTHOR#henrik-frystyk-nielsen")) {
          TABLE.client().putItem(put -> put.tableName(TestTable.NAME).item(item));
        }
      }
    }
  }

  @Test
  void reads_sayWhichSchemaItIs() {
    for (String command : new String[] {"get", "versions", "diff", "authors"}) {
      Run run = run(command, "rfc2616").expect(1);
      assertThat(run.err()).as(command).isEqualTo(MISMATCH + "\n");
      assertThat(run.out()).isEmpty();
    }
    assertThat(run("author", "henrik-frystyk-nielsen", "--output=json").expect(1).lastJson())
        .hasToString("{\"error\":{\"code\":\"schema-mismatch\",\"message\":\"" + MISMATCH + "\"}}");
  }

  @Test
  void writes_changeNothing(@TempDir Path directory) throws IOException {
    Path document =
        Files.writeString(
            directory.resolve("paper.json"),
            """
            {"id": "rfc2616", "title": "T", "collection": "c", "published": "2026", \
            "authors": [{"handle": "jane-doe", "name": "Jane Doe"}]}
            """);
    long items = items();

    assertThat(run("publish", document.toString()).expect(1).err()).contains(MISMATCH);
    assertThat(run("withdraw", "rfc2616").expect(1).err()).contains(MISMATCH);
    assertThat(run("verify", "--repair").expect(1).out()).contains("schema version 1");
    assertThat(items()).isEqualTo(items);
  }

  private static long items() {
    return TABLE.client().scan(scan -> scan.tableName(TestTable.NAME)).count();
  }

  private static Map<String, AttributeValue> attributes(JsonNode json) {
    Map<String, AttributeValue> attributes = new HashMap<>();
    json.properties().forEach(it -> attributes.put(it.getKey(), attribute(it.getValue())));
    return attributes;
  }

  private static AttributeValue attribute(JsonNode json) {
    Map.Entry<String, JsonNode> typed = json.properties().iterator().next();
    JsonNode value = typed.getValue();
    return switch (typed.getKey()) {
      case "S" -> AttributeValue.fromS(value.asText());
      case "N" -> AttributeValue.fromN(value.asText());
      case "M" -> AttributeValue.fromM(attributes(value));
      case "L" ->
          AttributeValue.fromL(
              StreamSupport.stream(value.spliterator(), false)
                  .map(OldTableTest::attribute)
                  .toList());
      default -> throw new AssertionError(typed.getKey());
    };
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
