package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.publishing.PublishedTable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** No stored text controls the operator's terminal. */
final class ControlsTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  /** Control characters and characters that reorder text. */
  private static final String REORDERING =
      "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069";

  private static final Pattern OBEYED = Pattern.compile("[\\p{Cc}&&[^\n]]|[" + REORDERING + "]");

  private static final String ESCAPE = "\u001b[2J";

  @TempDir private Path directory;

  @BeforeAll
  static void publish() {
    Paper first =
        paper("hostile", "2026")
            .authors(
                List.of(
                    new Authorship(
                        new AuthorHandle("eve"), "Eve" + REORDERING + "Doe", Role.AUTHOR)))
            .text(TextField.VENUE, "A" + REORDERING)
            .identifiers(Map.of("doi", "10.1234/x"))
            .build();
    Paper second =
        PaperBuilder.from(first)
            .title("Safe" + REORDERING + "title")
            .text(TextField.VENUE, "B" + REORDERING)
            .build();
    TABLE.givenPublished(first, second);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "get hostile --format=text",
        "get /papers/hostile/authors --format=text",
        "author eve",
        "diff hostile",
        "get /papers?doi=10.1234/x --format=text"
      })
  void text_spellsThemOut_andJsonStaysTheSameData(String command) {
    assertThat(run(command.split(" ")).expect(0).out())
        .doesNotContainPattern(OBEYED)
        .contains("\\u061c\\u200e\\u200f\\u202a", "\\u202e\\u2066\\u2067\\u2068\\u2069");

    Run json = run((command.replace("text", "json") + " --output=json").split(" ")).expect(0);
    assertThat(json.out()).doesNotContainPattern(OBEYED);
    assertThat(json.json().toString()).contains(REORDERING);
  }

  @ParameterizedTest
  @ValueSource(strings = {"csl", "json-ld", "linkset"})
  void formatsOfJson_spellThemOut(String format) {
    assertThat(run("get", "hostile", "--format", format).expect(0).out())
        .doesNotContainPattern(OBEYED);
  }

  @Test
  void findings_spellThemOut() {
    Map<String, AttributeValue> key =
        Map.of(
            "PK", AttributeValue.fromS("PAPER#x" + ESCAPE),
            "SK", AttributeValue.fromS("PAPER#x\u009b2J" + REORDERING));
    TABLE.client().putItem(request -> request.tableName(PublishedTable.NAME).item(key));
    try {
      assertThat(run("verify").expect(1).out())
          .doesNotContainPattern(OBEYED)
          .contains("PAPER#x\\u001b[2J / PAPER#x\\u009b2J\\u061c");
    } finally {
      TABLE.client().deleteItem(request -> request.tableName(PublishedTable.NAME).key(key));
    }
  }

  @Test
  void messages_spellThemOut() throws IOException {
    Path file = directory.resolve("a" + ESCAPE + REORDERING + ".json");

    assertThat(run("get", "x" + ESCAPE + REORDERING).expect(2).err()).doesNotContainPattern(OBEYED);
    assertThat(run("publish", file.toString()).expect(2).err())
        .doesNotContainPattern(OBEYED)
        .contains("a\\u001b[2J\\u061c");
    Files.writeString(file, "{}\n{\"id\": \"a\\u202e\"}");
    Run run = run("publish", file.toString()).expect(1);
    assertThat(run.err()).doesNotContainPattern(OBEYED).contains("a\\u001b[2J\\u061c");
    Run json = run("publish", file.toString(), "--output=json").expect(1);
    assertThat(json.json().getFirst().get("file").asText()).isEqualTo(file.toString());
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
