package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.Papers.paper;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.document.PaperDocument;

@Tag("slow")
final class GetTest {
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
  void get_printsTheAnswerOfTheApi() {
    Run run = run("get", CLOCKS_1978.id().value()).expect(0);
    assertThat(run.out()).startsWith("{\n  \"id\" : ").contains(CLOCKS_1978.title(), "\"links\"");
    String line = run("get", "/papers/" + CLOCKS_1978.id(), "--output=json").expect(0).out();
    assertThat(line).hasLineCount(1).doesNotContain(" : ");
    String address = "https://papers.example.org/papers/%s#title".formatted(CLOCKS_1978.id());
    assertThat(run("get", address, "--output=json").expect(0).out()).isEqualTo(line);
  }

  @Test
  void get_asText_showsEveryField() {
    assertThat(run("get", CLOCKS_1978.id().value(), "--format=text").expect(0).out())
        .contains(
            CLOCKS_1978.title(),
            "leslie-lamport                Leslie Lamport\n",
            "barbara-liskov                B. Liskov                     editor\n",
            "retracted",
            "For the sake of a test.",
            "doi 10.1145/359545.359563",
            "Orders events without a common clock.",
            "revision     1");
  }

  /** Formats of the API, also as the parameter of the path. */
  @Test
  void get_inAFormatOfThePath() {
    String bibtex = run("get", CLOCKS_1978.id().value(), "--format", "bibtex").expect(0).out();
    assertThat(bibtex).startsWith("@article{");
    assertThat(run("get", CLOCKS_1978.id() + "?format=bibtex").expect(0).out()).isEqualTo(bibtex);
    assertThat(run("get", "/openapi.json").expect(0).out()).startsWith("{\"openapi\"");
    assertThat(
            run("get", "/papers?identifier=10.1145/359545.359563", "--format=html").expect(0).out())
        .contains("<link rel=\"canonical\"", CLOCKS_1978.title());
  }

  @Test
  void get_ofARecord_canBePublishedAgain() {
    JsonNode json = run("get", CLOCKS_1978.id().value(), "--format=record").expect(0).lastJson();

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
  void record_hasAllAuthors_alsoOfAWithdrawnPaper() {
    TABLE.givenPublished(paper("large", "2026").authors(authors(150)).build());
    assertThat(run("get", "large", "--format=record").expect(0).lastJson().get("authors"))
        .hasSize(150);
    TABLE.givenPublished(paper("withdrawn", "2026").build());
    run("withdraw", "withdrawn").expect(0);
    assertThat(run("get", "withdrawn", "--format=record").expect(0).out())
        .contains("\"status\":\"withdrawn\"");
    assertThat(run("get", "withdrawn").expect(1).err()).contains("was withdrawn", "--reinstate");
  }

  @Test
  void get_ofSeveralPaths_showsEachThatIsThere() {
    Run run =
        run(
            "get",
            "listed-01",
            "/nowhere",
            "/authors/no-author",
            "/topics/a/papers?limit=0",
            "listed-02");
    assertThat(run.expect(1).out()).contains("Paper listed-01", "Paper listed-02");
    assertThat(run.err()).contains("Nothing is at /nowhere.", "no-author", "limit must be");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--format=record /topics",
        "--style=apa /topics",
        "--style=apa --format=text",
        "--style=apa --all",
        "--format=record --all",
        "--format=html --all /collections/thirty/papers",
      })
  void optionsThatDoNotFit_areAUsageErrorBeforeAnyOutput(String options) {
    List<String> command = new ArrayList<>(List.of("get", "listed-01"));
    command.addAll(List.of(options.split(" ")));
    assertThat(run(command.toArray(String[]::new)).expect(2).out()).isEmpty();
  }

  @Test
  void get_ofSeveralPapers_showsEachOnce_andNamesThoseThatAreMissing() {
    String clocks = CLOCKS_1978.id().value();
    for (String format : List.of("json", "record")) {
      Run run =
          run(
                  "get",
                  "no-1",
                  "listed-01",
                  clocks,
                  "listed-01",
                  "no-2",
                  "--output=json",
                  "--format",
                  format)
              .expect(1);
      assertThat(run.json().stream().filter(line -> line.has("id")))
          .extracting(paper -> paper.get("id").asText())
          .containsExactly("listed-01", clocks);
      assertThat(run.err()).isEqualTo("There is no paper no-1.\nThere is no paper no-2.\n");
      assertThat(run.lastJson().at("/error/code").asText()).isEqualTo("paper-not-found");
    }
  }

  @Test
  void get_ofAnUnknownPaper_failsAsTextAndAsJson() {
    Run text = run("get", "unknown").expect(1);
    assertThat(text.out()).isEmpty();
    assertThat(text.err()).isEqualTo("There is no paper unknown.\n");

    Run json = run("get", "unknown", "--output=json").expect(1);
    assertThat(json.lastJson().at("/error/code").asText()).isEqualTo("paper-not-found");
  }

  /** A wrong path is a wrong command line. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a/b|Nothing is at /a/b. catalog get / lists the paths.",
        "/collection/thirty/papers|Paths: /collections/{name}/papers, /collections,",
        "/papers/x/nothing|Did you mean /papers/x?",
        "/topics/clocks/papers?limit=0|limit must be",
        "/topics/clocks/papers?nonsense=1|nonsense is unknown; this route takes",
        "/topics/No Slug/papers|must match",
        "/topics/clocks/papers?format=word|/topics/clocks/papers has no such format, but json,"
            + " html",
        "/topics/clocks/papers?format=html&limit=0|limit must be",
        "/topics/clocks/papers?cursor=nonsense|not one that this catalog issued",
        "/papers/%zz|% begins",
        "/papers?doi=%zz|% begins",
        "/papers?handle=x|handle is unknown",
      })
  void path_thatIsWrong_isAUsageErrorThatSaysWhy(String path, String reason) {
    Run run = run("get", path, "--output=json").expect(2);
    assertThat(run.err()).contains(reason).hasLineCount(1);
    assertThat(run.lastJson().at("/error/message").asText()).contains(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/topics/clocks/papers/?limit=1|/topics/clocks/papers?limit=1|json",
        "/Topics/clocks/papers?limit=1|/topics/clocks/papers?limit=1|bibtex",
        "/papers/lamport-1978-clocks/|lamport-1978-clocks|record",
        "/papers/10.1145/359545.359563|/papers?identifier=10.1145/359545.359563|bibtex",
        "''|/|json",
        "https://papers.example.org|/|json",
      })
  void path_thatCanMeanOneOnly_isFollowed(String path, String meant, String format) {
    assertThat(run("get", path, "--format", format).expect(0).out())
        .isEqualTo(run("get", meant, "--format", format).expect(0).out());
  }

  /** No server has answered, whose address a citation could name. */
  @Test
  void citation_hasNoAddressWithoutAStack() {
    assertThat(run("get", "listed-01", "--format=bibtex").expect(0).out()).doesNotContain("url =");
    assertThat(run("get", "listed-01", "--format=ris").expect(0).out()).doesNotContain("UR  -");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/openapi.json",
        "/papers/listed-01?format=json-ld",
        "/papers/listed-01?format=linkset"
      })
  void document_endsWithALineEnd(String path) {
    assertThat(run("get", path).expect(0).out()).endsWith("\n").hasLineCount(1);
  }

  @Test
  void list_asText_hasALineForEachPaper_andSaysThatThereAreMore() {
    String thirty = "/collections/thirty/papers?limit=3";
    Run run = run("get", thirty, "--format=text").expect(0);

    assertThat(run.out().lines())
        .hasSize(3)
        .first(InstanceOfAssertFactories.STRING)
        .matches("2030 +listed-30 +Paper listed-30 +Leslie Lamport");
    assertThat(run.err()).contains("name thirty", "papers 30", "There are more: --all gets them.");
    assertThat(run("get", thirty, "--format=html").expect(0).err()).doesNotContain("--all");
    assertThat(run("get", thirty, "--format=text", "--quiet").expect(0).err()).isEmpty();
    assertThat(run("get", "/topics/clocks/papers", "--format=text").expect(0).out())
        .contains("retracted");
  }

  @Test
  void all_joinsThePages() throws IOException {
    String[] all = {"get", "/collections/thirty/papers?limit=7&order=asc", "--all", "--format"};
    assertThat(run(with(all, "json")).expect(0).json())
        .hasSize(30)
        .first()
        .matches(paper -> paper.get("id").asText().equals("listed-01"));
    assertThat(run(with(all, "text")).expect(0).out()).hasLineCount(30).startsWith("2001");
    assertThat(run(with(all, "citation")).expect(0).out()).hasLineCount(30);
    assertThat(run(with(all, "bibtex")).expect(0).out().split("@")).hasSize(31);
    assertThat(new ObjectMapper().readTree(run(with(all, "csl")).expect(0).out())).hasSize(30);
    assertThat(run(with(all, "html")).expect(2).err()).contains("--all joins pages of json");
    JsonNode end = run("get", all[1], "--all", "--output=json").expect(0).lastJson();
    assertThat(end.at("/page/hasMore").asBoolean(true)).isFalse();
    assertThat(end.at("/collection/name").asText()).isEqualTo("thirty");
    assertThat(run("get", "/topics/nothing/papers", "--all", "--format=csl").expect(0).out())
        .isEqualTo("[]\n");
    assertThat(run("get", "listed-01", "--all", "--output=json").expect(0).lastJson().get("id"))
        .hasToString("\"listed-01\"");
  }

  @Test
  void all_ofTheChanges_goesOnLater() {
    String changes = "/changes?since=2026&order=asc";
    String rest =
        run("get", changes, "--all", "--output=json").lastJson().at("/links/resume").asText();
    assertThat(rest).startsWith(changes.replace("?since=2026&order=asc", "?")).contains("cursor=");
    assertThat(run("get", rest, "--all").expect(0).out()).isEmpty();
  }

  @Test
  void versions_areListedLatestFirst_andEachCanBeGot() {
    Paper first = paper("revised", "2026").build();
    TABLE.givenPublished(first, PaperBuilder.from(first).title("Second").build());

    assertThat(run("get", "/papers/revised/versions", "--format=text").expect(0).out().lines())
        .satisfiesExactly(
            line -> assertThat(line).startsWith("revision 2").endsWith("Second"),
            line -> assertThat(line).startsWith("revision 1").endsWith(first.title()));
    for (String format : List.of("text", "record")) {
      assertThat(run("get", "/papers/revised/versions/1", "--format", format).expect(0).out())
          .contains(first.title());
    }
    assertThat(run("get", "/papers/listed-01/versions/2", "--format=record").expect(1).err())
        .isEqualTo("There is no revision 2 of a paper listed-01.\n");
    run("get", "/papers/listed-01/versions/0", "--format=record").expect(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "list collection sosp --limit 3|catalog list collection is now: catalog get"
            + " '/collections/NAME/papers'",
        "list authors lam|catalog get '/authors?startsWith=LETTERS'",
        "list nonsense|catalog list is now: catalog get '/collections/NAME/papers'",
        "find doi 10.1145/a&b|catalog find is now: catalog get '/papers?SCHEME=IDENTIFIER'",
        "references WP-002|catalog references is now: catalog get '/papers/ID/references'",
        "changes --order asc|catalog changes is now: catalog get '/changes'",
        "changes|catalog changes is now: catalog get '/changes'",
        "get WP-002 --revision 1|catalog get --revision is now: catalog get"
            + " '/papers/ID/versions/N'",
        "get WP-002 --revision=1|catalog get '/papers/ID/versions/N'",
        "search two words|catalog get '/search?q=QUERY'",
        "search rebuild --stack s|catalog search rebuild is now: catalog index rebuild",
        "references import|Missing required parameter: 'FILE'",
        "changes --follow --since=May|'--since'",
        "people suspects|catalog people suspects is now: catalog people duplicates",
        "telemetry log.ndjson|catalog telemetry is now: saved queries of the stack, in CloudWatch",
      })
  void formerCommand_saysHowItIsSpelledNow(String command, String now) {
    assertThat(Run.catalog(command.split(" ")).expect(2).err()).contains(now, "Try: catalog");
  }

  @Test
  void author_showsTheProfile() {
    assertThat(run("author", "leslie-lamport").expect(0).out()).contains("Leslie Lamport");
    assertThat(run("author", "unknown", "--output=json").expect(1).lastJson().at("/error/code"))
        .hasToString("\"author-not-found\"");
  }

  private static String[] with(String[] arguments, String last) {
    String[] all = Arrays.copyOf(arguments, arguments.length + 1);
    all[arguments.length] = last;
    return all;
  }

  private static Run run(String... arguments) {
    return Run.at(TABLE, arguments);
  }
}
