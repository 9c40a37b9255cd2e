package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.write.Publisher;

/** {@code changes} without {@code --follow}. */
@Tag("slow")
final class ChangesCommandTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  @BeforeAll
  static void write() {
    OptionalLong whatever = OptionalLong.empty();
    for (String id : List.of("created", "revised", "withdrawn", "deleted", "untraced")) {
      at(0).publish(paper(id, "2026").build());
    }
    at(1).publish(PaperBuilder.from(paper("revised", "2026").build()).title("Again").build());
    at(2).withdraw(new PaperId("withdrawn"), Optional.empty(), whatever);
    at(3).delete(new PaperId("deleted"), whatever);
    at(4).deleteWithoutTrace(new PaperId("untraced"), whatever);
    Publisher now =
        new Publisher(new CatalogTable(TABLE.client(), TestTable.NAME), Clock.systemUTC());
    now.publish(paper("too-young", "2026").build());
  }

  @Test
  void changes_areTheLatestOfEachPaper_latestFirst() {
    Run run = run("changes").expect(0);

    assertThat(run.out())
        .isEqualTo(
            """
            2026-11-20T12:00:00.000Z  deleted     deleted, revision 1
            2026-11-20T11:00:00.000Z  withdrawn   withdrawn, revision 2: Paper withdrawn
            2026-11-20T10:00:00.000Z  revised     revised, revision 2: Again
            2026-11-20T09:00:00.000Z  created     created, revision 1: Paper created
            """);
    assertThat(run.err())
        .matches("Up to 20\\S+Z: changes younger than a minute are not shown yet.\n");
    assertThat(run("changes", "--quiet").expect(0).err()).isEmpty();
  }

  @Test
  void changes_asJson_areOneObjectALine_withASummary() {
    List<JsonNode> lines =
        run("changes", "--since=2026-11-20T11:00:00Z", "--order=asc", "--output=json")
            .expect(0)
            .json();

    assertThat(lines.getFirst())
        .hasToString(
            "{\"id\":\"withdrawn\",\"title\":\"Paper withdrawn\","
                + "\"kind\":\"withdrawn\",\"revision\":2,\"at\":\"2026-11-20T11:00:00Z\"}");
    assertThat(lines).hasSize(3);
    JsonNode summary = lines.getLast().get("summary");
    assertThat(summary.get("changes").asInt()).isEqualTo(2);
    assertThat(Instant.parse(summary.get("until").asText()))
        .isBetween(Instant.now().minusSeconds(120), Instant.now().minusSeconds(60));
    assertThat(summary.get("resumeCursor").asText()).isNotEmpty();
  }

  @Test
  void changes_untilADate_endThere() {
    assertThat(run("changes", "--until=2026-11-20T10:00:00Z").expect(0).out().lines()).hasSize(2);
    assertThat(run("changes", "--until=2026-11-19").expect(0).out()).isEmpty();
  }

  @Test
  void changes_thatAreCutShort_goOnWithTheCursor() {
    Run first = run("changes", "--since=2026", "--order=asc", "--limit=3").expect(0);
    assertThat(first.out().lines()).hasSize(3);
    assertThat(first.err()).contains("There are more: --all lists them.");
    String resume = first.err().lines().toList().getLast();
    assertThat(resume).startsWith("To continue from here: catalog changes --since 2026 --resume ");

    Run rest = run(resume.replace("To continue from here: catalog ", "").split(" ")).expect(0);

    assertThat(rest.out()).isEqualTo("2026-11-20T12:00:00.000Z  deleted     deleted, revision 1\n");
    String end = rest.err().lines().toList().getLast();
    assertThat(run(end.replace("To continue from here: catalog ", "").split(" ")).expect(0).out())
        .isEmpty();
  }

  @Test
  void aCursor_thatIsNotOfThisWalk_isAUsageErrorThatSaysWhy() {
    String resume =
        run("changes", "--since=2026-11", "--order=asc", "--output=json")
            .expect(0)
            .lastJson()
            .at("/summary/resumeCursor")
            .asText();

    assertThat(run("changes", "--resume", resume).expect(2).err())
        .contains("--resume: The cursor was issued for another query.", "--since");
    assertThat(run("changes", "--resume", "nonsense").expect(2).err())
        .contains("--resume: The cursor is not one that this catalog issued.");
  }

  @Test
  void changes_ofNonsense_areUsageErrors() {
    run("changes", "--limit=0").expect(2);
    run("changes", "--limit=3", "--all").expect(2);
    run("changes", "--follow", "--all").expect(2);
    run("changes", "--follow", "--until=2026").expect(2);
    run("changes", "--follow", "--order=desc").expect(2);
    run("changes", "--since=May").expect(2);
    assertThat(run("changes", "--since=2027", "--until=2026").expect(2).err())
        .contains("--since must not be later than --until");
  }

  private static Publisher at(int hour) {
    Instant moment = TestTable.NOW.plus(Duration.ofHours(hour));
    return new Publisher(
        new CatalogTable(TABLE.client(), TestTable.NAME), Clock.fixed(moment, ZoneOffset.UTC));
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
