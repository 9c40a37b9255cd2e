package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.LAMPORT;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.Papers.paper;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.document.PaperDocument;

@Tag("slow")
final class ReadTest {
  private static final String LABELLED =
      "<style><bibliography><layout><names variable='author'><label form='x'/></names></layout>"
          + "</bibliography></style>";

  @TempDir private Path directory;
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  @BeforeAll
  static void publish() {
    for (int i = 1; i <= 30; i++) {
      Paper paper = paper("listed-%02d".formatted(i), "20%02d".formatted(i)).build();
      TABLE.givenPublished(
          PaperBuilder.from(paper).collection(new CollectionName("thirty")).build());
    }
    TABLE.givenPublished(CLOCKS_1978);
  }

  @Test
  void get_asText_showsEveryField() {
    assertThat(run("get", CLOCKS_1978.id().value()).expect(0).out())
        .contains(
            CLOCKS_1978.title(),
            "Leslie Lamport (leslie-lamport)",
            "B. Liskov (barbara-liskov, editor)",
            "retracted",
            "For the sake of a test.",
            "10.1145/359545.359563",
            "Orders events without a common clock.",
            "revision     1");
  }

  @Test
  void get_asJson_canBePublishedAgain() {
    JsonNode json = run("get", CLOCKS_1978.id().value(), "--output", "json").expect(0).lastJson();

    assertThat(json.get("revision").asLong()).isEqualTo(1);
    assertThat(PaperDocument.read(json).asRevision(0, CLOCKS_1978.updatedAt()))
        .isEqualTo(CLOCKS_1978);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<!DOCTYPE style><style/>|2|is not XML without a DOCTYPE",
        "http://127.0.0.1:9/x.csl|2|is not XML without a DOCTYPE",
        "<style><link rel='independent-parent'/></style>|2|depends on another style",
        "<style><citation/></style>|2|has no <bibliography>",
        "<style default-locale='xx'><bibliography/></style>|2|refused by the citation processor",
        "<style><bibliography><layout><date/></layout></bibliography></style>|2|refused by",
        LABELLED + "|1|refused by",
      })
  void get_inAStyleThatCannotBeUsed_namesFileAndReason(String style, int code, String reason)
      throws IOException {
    Path file = Files.writeString(directory.resolve("my.csl"), style);

    String problem =
        run("get", CLOCKS_1978.id().value(), "--style", file.toString()).expect(code).err();

    assertThat(problem.lines().filter(line -> line.contains(reason)))
        .singleElement(InstanceOfAssertFactories.STRING)
        .contains("my.csl");
    assertThat(problem).doesNotContain("\tat ");
  }

  @Test
  void get_ofALargePaper_showsAllAuthors() {
    TABLE.givenPublished(paper("large", "2026").authors(authors(150)).build());

    JsonNode json = run("get", "large", "--output=json").expect(0).lastJson();

    assertThat(json.get("authors")).hasSize(150);
  }

  @Test
  void get_ofSeveralPapers_showsEachOnce_andNamesThoseThatAreMissing() {
    TABLE.givenPublished(paper("Crowd", "2026").authors(authors(150)).build());
    String clocks = CLOCKS_1978.id().value();

    Run run = run("get", "no-1", "crowd", clocks, "CROWD", "no-2", "--output=json").expect(1);

    assertThat(run.json().stream().filter(line -> line.has("id")))
        .extracting(paper -> paper.get("id").asText())
        .containsExactly("Crowd", clocks);
    assertThat(run.json().getFirst().get("authors")).hasSize(150);
    assertThat(run.err()).contains("There is no paper no-1.");
    assertThat(run.lastJson().at("/error/code").asText()).isEqualTo("paper-not-found");
    assertThat(run("get", "crowd", clocks).expect(0).out()).contains("Author 149", "\n\n");
  }

  @Test
  void get_ofARevisionOfSeveralPapers_isAUsageError() {
    assertThat(run("get", "a", "b", "--revision=1").expect(2).err()).contains("one paper");
  }

  @Test
  void get_ofAnUnknownPaper_failsAsTextAndAsJson() {
    Run text = run("get", "unknown").expect(1);
    assertThat(text.out()).isEmpty();
    assertThat(text.err()).isEqualTo("There is no paper unknown.\n");

    Run json = run("get", "unknown", "--output=json").expect(1);
    assertThat(json.lastJson().at("/error/code").asText()).isEqualTo("paper-not-found");
  }

  @Test
  void get_ofWhatIsNoId_isAUsageErrorThatSaysTheRule() {
    assertThat(run("get", "a/b").expect(2).err()).contains("ID", "must match");
  }

  @Test
  void list_showsTheNewest_andThatThereAreMore() {
    Run run = run("list", "collection", "thirty", "--limit", "3").expect(0);

    assertThat(run.out().lines().map(line -> line.replaceAll("^\\S+ +(\\S+).*", "$1")))
        .containsExactly("listed-30", "listed-29", "listed-28");
    assertThat(run.out()).contains("Leslie Lamport");
    assertThat(run.err()).contains("--all");
    assertThat(run("list", "collection", "thirty", "--limit=3", "--quiet").expect(0).err())
        .isEmpty();
  }

  @Test
  void list_ofAll_goesThroughThePages() {
    Run run = run("list", "author", LAMPORT.handle().value(), "--all", "--order=asc").expect(0);

    assertThat(run.out().lines()).hasSizeGreaterThanOrEqualTo(31);
    assertThat(run.out()).startsWith("1978-07");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void list_betweenDates_isAKeyCondition() {
    List<JsonNode> found =
        run("list", "collection", "thirty", "--from=2003", "--until=2004", "--output=json")
            .expect(0)
            .json();

    assertThat(found)
        .extracting(paper -> paper.get("id").asText())
        .containsExactly("listed-04", "listed-03");
    assertThat(found.getFirst().at("/authors/0/handle").asText()).isEqualTo("leslie-lamport");
  }

  @Test
  void list_ofATopic_findsIt() {
    assertThat(run("list", "topic", "clocks").expect(0).out()).contains("[retracted]");
  }

  @Test
  void list_thatIsEmpty_isNoFailure() {
    assertThat(run("list", "topic", "nothing").expect(0).out()).isEmpty();
  }

  @Test
  void list_ofNonsense_isAUsageError() {
    run("list", "venue", "sosp").expect(2);
    run("list", "topic", "No Slug").expect(2);
    run("list", "topic", "clocks", "--limit", "0").expect(2);
    run("list", "topic", "clocks", "--from=2005", "--until=2004").expect(2);
    run("list", "topic", "clocks", "--from=May").expect(2);
    run("list", "topic", "clocks", "--limit=3", "--all").expect(2);
  }

  @Test
  void versions_areListedLatestFirst_andEachCanBeGot() {
    Paper first = paper("revised", "2026").build();
    TABLE.givenPublished(first, PaperBuilder.from(first).title("Second").build());

    List<JsonNode> versions = run("versions", "revised", "--output=json").expect(0).json();

    assertThat(versions)
        .extracting(version -> version.get("title").asText())
        .containsExactly("Second", first.title());
    assertThat(versions.getFirst().get("updatedAt").asText())
        .isEqualTo(PublishedTable.NOW.toString());
    assertThat(run("versions", "revised").expect(0).out().lines()).hasSize(2);
    assertThat(run("get", "revised", "--revision=1").expect(0).out())
        .contains(first.title(), "revision     1");
    run("versions", "unknown").expect(1);
  }

  @Test
  void get_ofARevisionThatIsNotThere_saysWhetherThePaperIs() {
    assertThat(run("get", "listed-01", "--revision=2").expect(1).err())
        .isEqualTo("There is no revision 2 of a paper listed-01.\n");
    assertThat(run("get", "unknown", "--revision=2").expect(1).err())
        .isEqualTo("There is no paper unknown.\n");
    assertThat(run("get", "listed-01", "--revision=0").expect(2).err())
        .contains("'--revision'", "a whole number from 1 up");
  }

  @Test
  void authors_areListedByHandle_withTheirPlaces() {
    TABLE.givenPublished(paper("many", "2026").authors(authors(130)).build());

    assertThat(run("authors", CLOCKS_1978.id().value()).expect(0).out())
        .isEqualTo(
            "     2  B. Liskov (barbara-liskov, editor)\n     1  Leslie Lamport (leslie-lamport)\n");
    assertThat(run("authors", "many", "--limit=3").expect(0).err()).contains("--all");
    assertThat(run("authors", "many", "--all", "--output=json").expect(0).json())
        .hasSize(130)
        .first()
        .hasToString(
            "{\"handle\":\"author-0\",\"name\":\"Author 0\",\"role\":\"author\",\"position\":1}");
    run("authors", "many", "--limit=0").expect(2);
  }

  @Test
  void authors_ofAPaperThatHasNone_saysWhy() {
    TABLE.givenPublished(paper("withdrawn", "2026").build());
    run("withdraw", "withdrawn").expect(0);

    assertThat(run("authors", "withdrawn").expect(1).err()).contains("was withdrawn");
    assertThat(run("authors", "unknown").expect(1).err()).contains("There is no paper unknown.");
  }

  @Test
  void author_showsTheProfile() {
    assertThat(run("author", "leslie-lamport").expect(0).out()).contains("Leslie Lamport");
    assertThat(run("author", "unknown", "--output=json").expect(1).lastJson().at("/error/code"))
        .hasToString("\"author-not-found\"");
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
