package papercatalog.search.handler;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.Papers;
import papercatalog.domain.error.IndexUnavailable;
import papercatalog.domain.model.Alias;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Identity;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.runtime.FunctionLog;
import papercatalog.publishing.PublishedTable;
import papercatalog.search.index.DirectoryIndexStore;
import papercatalog.search.index.IndexOf;
import papercatalog.search.index.Indexer;
import papercatalog.search.index.SearchIndex;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

final class SearchPapersTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final Paper CLOCKS = paper("clocks", "Time, Clocks and Events");
  private static final Paper LOGS = paper("logs", "Logs without Disks");

  @TempDir private Path folder;
  private SearchPapers function;

  @BeforeEach
  void index() throws IOException {
    TABLE.givenPublished(CLOCKS, LOGS);
    function = function(Namespace.NONE, new IndexOf(folder, List.of(CLOCKS, LOGS)).index());
  }

  @Test
  void word_findsItsPaper_withOneRequest() throws IOException {
    JsonNode answer = answer("q", "clocks");
    JsonNode found = JSON.readTree(answer.path("body").textValue());
    assertThat(found.at("/data/0/id").textValue()).isEqualTo("clocks");
    assertThat(found.at("/page/total").intValue()).isEqualTo(1);
    assertThat(found.at("/page/asOf").textValue()).isNotEmpty();
    assertThat(found.at("/page/facets/year/0/papers").intValue()).isEqualTo(1);
    assertThat(answer.at("/headers/X-DynamoDB-Requests").textValue()).isEqualTo("1");
  }

  @Test
  void marks_areTheWordsInTheSentence() throws IOException {
    JsonNode highlight = found("q", "events").at("/data/0/highlight");
    String text = highlight.path("text").textValue();
    JsonNode mark = highlight.at("/marks/0");
    assertThat(text.substring(mark.path("start").intValue(), mark.path("end").intValue()))
        .isEqualToIgnoringCase("events");
  }

  @Test
  void negatedWord_leavesPapersOut() throws IOException {
    assertThat(ids(found("q", "-clocks"))).containsExactly("logs");
    assertThat(ids(found("q", "\"clocks time\""))).isEmpty();
  }

  @Test
  void pages_haveEachPaperOnce() throws IOException {
    JsonNode first = found("limit", "1");
    String next = first.at("/page/nextCursor").textValue();
    JsonNode second = found("limit", "1", "cursor", next);
    assertThat(ids(first)).hasSize(1).doesNotContainAnyElementsOf(ids(second));
    assertThat(ids(second)).hasSize(1);
    assertThat(second.at("/page/hasMore").booleanValue()).isFalse();
    assertThat(answer("limit", "1", "cursor", next, "format", "html").path("body").textValue())
        .contains("\"/search?limit=1&amp;format=html\" rel=\"first\"")
        .contains("\"/search?limit=1&amp;format=atom\"");
  }

  @Test
  void withdrawnPaper_isLeftOutAtOnce() throws IOException {
    Paper gone = paper("gone", "Soon to be Gone");
    TABLE.givenPublished(gone);
    Path other = folder.resolve("gone");
    function = function(Namespace.NONE, new IndexOf(other, List.of(gone)).index());
    assertThat(ids(found("q", "gone"))).containsExactly("gone");
    TABLE.publisher().withdraw(gone.id(), Optional.empty(), OptionalLong.empty());
    assertThat(ids(found("q", "gone"))).isEmpty();
  }

  @Test
  void indexOfASnapshot_answersUntilItIsTimeToAsk_andThenTheLaterOneDoes() throws IOException {
    DirectoryIndexStore store = new DirectoryIndexStore(folder.resolve("later"));
    Path writer = folder.resolve("later-writer");
    Indexer indexer = new Indexer(store, writer, Clock.systemUTC(), 1L << 20);
    indexer.rebuild(List.of(CLOCKS));
    Clock[] clock = {Clock.systemUTC()};
    InstantSource now = () -> clock[0].instant();
    SearchIndex index =
        new SearchIndex(
            store,
            folder.resolve("later-reader"),
            now.withZone(ZoneOffset.UTC),
            SearchIndex.ASKED_EVERY);
    function = function(Namespace.NONE, index);
    ByteArrayOutputStream primed = new ByteArrayOutputStream();
    function.rehearse(
        new ByteArrayInputStream(event("q", "clocks")), primed, TABLE.catalog(Namespace.NONE));
    assertThat(primed.toString(UTF_8)).contains("\"statusCode\":200");

    indexer.rebuild(List.of(CLOCKS, LOGS));
    assertThat(ids(found("q", "logs"))).isEmpty();
    clock[0] = Clock.offset(Clock.systemUTC(), SearchIndex.ASKED_EVERY);

    assertThat(ids(found("q", "logs"))).containsExactly("logs");
  }

  /** The alarm counts such lines: readers see an old answer, and no failure. */
  @Test
  void indexThatCannotBeRefreshed_answers_andIsLoggedOnceForEachAttempt() throws IOException {
    Path manifest = folder.resolve("stale").resolve("manifest.txt");
    DirectoryIndexStore store = new DirectoryIndexStore(manifest.getParent());
    new Indexer(store, folder.resolve("stale-writer"), Clock.systemUTC(), 1L << 20)
        .rebuild(List.of(CLOCKS));
    Clock[] clock = {Clock.systemUTC()};
    InstantSource now = () -> clock[0].instant();
    SearchIndex index =
        new SearchIndex(
            store,
            folder.resolve("stale-reader"),
            now.withZone(ZoneOffset.UTC),
            SearchIndex.ASKED_EVERY);
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    FunctionLog log = FunctionLog.faults(new PrintStream(lines));
    function = new SearchPapers(TABLE.catalog(Namespace.NONE), index, log);
    assertThat(ids(found("q", "clocks"))).containsExactly("clocks");

    Files.writeString(manifest, "damaged");
    clock[0] = Clock.offset(Clock.systemUTC(), SearchIndex.ASKED_EVERY);
    assertThat(ids(found("q", "clocks"))).containsExactly("clocks");
    assertThat(ids(found("q", "clocks"))).containsExactly("clocks");

    JsonNode line = JSON.readTree(lines.toString(UTF_8));
    assertThat(lines.toString(UTF_8).lines()).hasSize(1);
    assertThat(line.path("message").textValue()).isEqualTo("fault");
    assertThat(line.at("/causes/0/error").textValue()).isEqualTo(IndexUnavailable.class.getName());
  }

  @Test
  void otherCatalog_readsNoPaperOfThisOne() throws IOException {
    function =
        function(
            Namespace.of(new TenantName("acme")),
            new IndexOf(folder.resolve("acme"), List.of(CLOCKS)).index());
    assertThat(ids(found("q", "clocks"))).isEmpty();
  }

  @Test
  void noIndexYet_isAnEmptyResultWithoutTime() throws IOException {
    function = function(Namespace.NONE, opened(folder.resolve("none")));
    JsonNode found = found("q", "clocks");
    assertThat(ids(found)).isEmpty();
    assertThat(found.at("/page/asOf").isMissingNode()).isTrue();
  }

  @Test
  void unreadableIndex_is503() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    function = function(Namespace.NONE, opened(file));
    JsonNode answer = answer("q", "clocks");
    assertThat(answer.path("statusCode").intValue()).isEqualTo(503);
    assertThat(answer.path("body").textValue()).contains("index-unavailable");
  }

  @Test
  void hostileQuery_hasADocumentedStatus() throws IOException {
    assertThat(status("q", "x".repeat(100_000))).isEqualTo(400);
    assertThat(status("q", "\"".repeat(1_000))).isEqualTo(200);
    assertThat(status("q", "\0\0:(*~ -")).isEqualTo(200);
    assertThat(status("q", "\u02bc\u00ad")).as("letters that are no word").isEqualTo(200);
    assertThat(status("q", "the of and")).isEqualTo(200);
    assertThat(status("q", "clocks and ".repeat(360))).as("a long text").isEqualTo(200);
    assertThat(status("q", "clocks", "sort", "oldest")).isEqualTo(400);
    assertThat(status("q", "clocks", "cursor", "AAAA")).isEqualTo(400);
    assertThat(status("q", "clocks", "format", "pdf")).isEqualTo(406);
  }

  @Test
  void page_withoutHits_saysWhatToDo() throws IOException {
    String hint = "Try fewer words";
    assertThat(answer("q", "zyzzyva", "format", "html").path("body").textValue()).contains(hint);
    assertThat(answer("q", "clocks", "format", "html").path("body").textValue())
        .doesNotContain(hint, "Nothing is indexed");
    function = function(Namespace.NONE, opened(folder.resolve("nothing")));
    assertThat(answer("q", "clocks", "format", "html").path("body").textValue())
        .contains("Nothing is indexed yet");
  }

  @Test
  void violations_areReportedTogether() throws IOException {
    JsonNode problem = found("q", "x".repeat(4_001), "sort", "oldest", "limit", "0");
    assertThat(problem.get("errors").findValuesAsText("parameter"))
        .containsExactly("q", "sort", "limit");
  }

  /** One request reads a hundred papers. */
  @Test
  void limit_isAtMostAHundred() throws IOException {
    assertThat(found("q", "", "limit", "1000").at("/page/limit").intValue()).isEqualTo(100);
    assertThat(page("q", "", "limit", "1"))
        .contains("Export all 2 papers", "/search?q=&amp;limit=100&amp;format=ris");
    assertThat(page("q", "", "limit", "1000"))
        .contains("Export this list", "/search?q=&amp;limit=100&amp;format=citation");
  }

  @Test
  void bibtex_hasTheHits() throws IOException {
    String text = answer("q", "clocks", "format", "bibtex").path("body").textValue();
    assertThat(text).contains("Clocks and Events").doesNotContain("Disks");
  }

  @Test
  void feed_hasThePaperFirstThatWasAddedLast() throws IOException {
    Paper best = added("best", "2020", "Events", "2026-04-18T09:30:00.750Z");
    Paper later = added("later", "1978", "Events of clocks", "2026-04-19T09:30:00Z");
    function =
        function(Namespace.NONE, new IndexOf(folder.resolve("two"), List.of(later, best)).index());
    assertThat(found("q", "events").at("/data/0/id").textValue()).isEqualTo("best");
    String feed = answer("q", "events", "format", "atom").path("body").textValue();
    assertThat(feed.indexOf("papers/later")).isBetween(1, feed.indexOf("papers/best"));
    assertThat(feed).contains("<updated>2026-04-19T09:30:00Z</updated>", "<published>1978-");
    assertThat(answer("q", "clocks", "format", "html").path("body").textValue())
        .contains("/search?q=clocks&amp;format=atom");
    String part = answer("q", "events", "limit", "1", "format", "atom").path("body").textValue();
    String next = part.replaceAll("(?s).*cursor=(.*?)&amp;.*", "$1");
    assertThat(
            answer("q", "events", "limit", "1", "cursor", next, "format", "atom")
                .at("/headers/Link")
                .textValue())
        .contains("</search?q=events&limit=1&format=json>; rel=\"alternate\"");
  }

  @Test
  void feed_hasAnIdOfItsQuery() throws IOException {
    Set<String> ids = new HashSet<>();
    for (String query : List.of("clocks", "logs", "topic:clocks")) {
      String feed = answer("q", query, "format", "atom").path("body").textValue();
      ids.add(feed.replaceAll("(?s).*?<id>(.*?)</id>.*", "$1"));
    }
    assertThat(ids).hasSize(3);
  }

  @Test
  void page_marksWordsAndEscapesTheQuery() throws IOException {
    String page = answer("q", "events", "format", "html").path("body").textValue();
    assertThat(page).contains("<mark>").contains("/search?q=year:");
    assertThat(page).containsOnlyOnce("role=\"search\"").contains("name=\"q\" value=\"events\"");
    assertThat(page).contains("name=\"ids\" value=\"clocks\"").contains("action=\"/batch/papers\"");
    String hostile = answer("q", "\"><script>", "format", "html").path("body").textValue();
    assertThat(hostile).doesNotContain("\"><script>");
  }

  @Test
  void printedName_ofAMergedPerson_hasThePersonInTheSameRequest() throws IOException {
    AuthorHandle handle = new AuthorHandle("daniel-j-abadi");
    Paper merged =
        Papers.paper("merged", "2026")
            .authors(List.of(new Authorship(handle, "Dan Abadi", Role.AUTHOR)))
            .build();
    TABLE.givenPublished(merged);
    Identity identity =
        new Identity(
            List.of("Dan Abadi"),
            List.of(),
            false,
            List.of(),
            Optional.empty(),
            Optional.empty(),
            List.of());
    TABLE
        .publisher()
        .shared()
        .upsert(
            Author.of(new Authorship(handle, "Daniel J. Abadi", Role.AUTHOR))
                .withIdentity(identity));
    function = function(Namespace.NONE, new IndexOf(folder.resolve("m"), List.of(merged)).index());

    JsonNode answer = answer("q", "Abadi, Dan");

    JsonNode person = JSON.readTree(answer.path("body").textValue()).at("/page/people/0");
    assertThat(person.path("name").textValue()).isEqualTo("Daniel J. Abadi");
    assertThat(person.at("/alsoAs/0").textValue()).isEqualTo("Dan Abadi");
    assertThat(person.path("papers").intValue()).isEqualTo(1);
    assertThat(person.at("/links/papers").textValue()).isEqualTo("/authors/daniel-j-abadi/papers");
    assertThat(answer.at("/headers/X-DynamoDB-Requests").textValue()).isEqualTo("1");
    assertThat(page("q", "dan abadi"))
        .contains("<bdi>Daniel J. Abadi</bdi></a> · also published as <bdi>Dan Abadi</bdi>");
    assertThat(found("q", "merged").at("/page/people").isMissingNode()).isTrue();
  }

  /** The index learns of a merge later. */
  @ParameterizedTest
  @ValueSource(strings = {"missing", "merged", "damaged"})
  void person_whoIsNotThereOrAnother_isLeftOut(String handle) throws IOException {
    Authorship eva = new Authorship(new AuthorHandle(handle), "Eva Gone", Role.AUTHOR);
    if (handle.equals("merged")) {
      TABLE.publisher().shared().alias(new Alias(KeyPrefix.AUTHOR, handle, "another"));
    } else if (handle.equals("damaged")) {
      TABLE.publisher().shared().upsert(Author.of(eva));
      TABLE
          .client()
          .updateItem(
              update ->
                  update
                      .tableName(PublishedTable.NAME)
                      .key(TABLE.table(Namespace.NONE).key(Keys.author(eva.handle())))
                      .updateExpression("SET handle = :other")
                      .expressionAttributeValues(Map.of(":other", AttributeValue.fromS("x"))));
    }
    Paper gone = Papers.paper("gone-person", "2026").authors(List.of(eva)).build();
    function = function(Namespace.NONE, new IndexOf(folder.resolve("g"), List.of(gone)).index());

    assertThat(status("q", "eva gone", "format", "html")).isEqualTo(200);
    JsonNode page = found("q", "eva gone").path("page");

    assertThat(page.path("people").isMissingNode()).isTrue();
    assertThat(page.path("total").intValue()).isEqualTo(1);
  }

  @Test
  void reference_saysWhetherItsPaperIsThere() throws IOException {
    String known = "Lamport, L. (2026). Time, Clocks and Events. CACM, 21(7), 558-565.";
    JsonNode found = found("q", known);
    assertThat(found.at("/page/reference").textValue()).isEqualTo("found");
    assertThat(ids(found)).startsWith("clocks");
    assertThat(page("q", known)).contains("<h1>Found: Time, Clocks");
    JsonNode unknown = found("q", known.replace("Events", "the Ordering of Transactions"));
    assertThat(unknown.at("/page/reference").textValue()).isEqualTo("unknown");
    assertThat(found("q", "clocks").at("/page/reference").isMissingNode()).isTrue();
  }

  @Test
  void reference_ofASupersededPaper_isFoundFirst_whateverTheLimit() throws IOException {
    List<Paper> papers = new ArrayList<>();
    for (int i = 10; i < 40; i++) {
      papers.add(paper("new-" + i, "Gauging Protocol Semantics " + i));
    }
    papers.add(
        PaperBuilder.from(paper("old", "Gauging Protocol for Harbours"))
            .status(Status.SUPERSEDED)
            .supersededBy(Optional.of(papers.getFirst().id()))
            .build());
    TABLE.givenPublished(papers.toArray(Paper[]::new));
    function = function(Namespace.NONE, new IndexOf(folder.resolve("superseded"), papers).index());
    String reference = "Lamport, L. (2026). Gauging Protocol for Harbours. CACM, 21(7), 558-565.";

    List<String> whole = ids(found("q", reference, "limit", "100"));

    assertThat(whole).startsWith("old").hasSize(31).doesNotHaveDuplicates();
    for (String limit : List.of("1", "5", "24", "25", "99")) {
      JsonNode page = found("q", reference, "limit", limit);
      assertThat(page.at("/page/reference").textValue()).as(limit).isEqualTo("found");
      assertThat(page.at("/page/total").intValue()).isEqualTo(31);
      assertThat(page.at("/data/0/supersededBy").textValue()).isEqualTo("new-10");
      List<String> walked = new ArrayList<>(ids(page));
      while (page.at("/page/hasMore").booleanValue()) {
        String next = page.at("/page/nextCursor").textValue();
        page = found("q", reference, "limit", limit, "cursor", next);
        assertThat(ids(page)).hasSizeBetween(1, Integer.parseInt(limit));
        walked.addAll(ids(page));
      }
      assertThat(walked).as(limit).isEqualTo(whole);
    }
    JsonNode answer = answer("q", reference, "limit", "100");
    assertThat(answer.at("/headers/X-DynamoDB-Requests").textValue()).isEqualTo("1");
  }

  @Test
  void replacedAndUnknownWords_areNamed() throws IOException {
    JsonNode page = found("q", "clcoks zyzzyva").path("page");
    assertThat(page.at("/replaced/clcoks").textValue()).isEqualTo("clocks");
    assertThat(page.at("/unknown/0").textValue()).isEqualTo("zyzzyva");
    assertThat(page.path("withAllWords").intValue()).isZero();
    assertThat(answer("q", "clcoks", "format", "html").path("body").textValue())
        .contains("<mark>clocks</mark>", "/search?q=%22clcoks%22", "1 paper for clcoks");
    assertThat(page("q", "Clc\u00f3ks"))
        .contains("\"/search?q=%22Clc%C3%B3ks%22\">Search for <bdi>Clc\u00f3ks</bdi>");
    assertThat(found("q", "C++").at("/page/unknown/0").textValue()).isEqualTo("C++");
  }

  @Test
  void unknownWordOfAPhrase_isNamed_withALinkToSearchForTheWords() throws IOException {
    String query = "\u201cclcoks and events\u201d";
    assertThat(found("q", query).at("/page/unknown/0").textValue()).isEqualTo("clcoks");
    assertThat(found("q", query).at("/page/replaced")).isEmpty();
    assertThat(answer("q", query, "format", "html").path("body").textValue())
        .contains(
            "No paper has <q><bdi>clcoks</bdi></q>.",
            "<a href=\"/search?q=clcoks%20and%20events\"");
  }

  @Test
  void chosenValues_canBeRemoved_andLinksKeepTheOrder() throws IOException {
    String page =
        answer("q", "year:2026 time", "sort", "newest", "format", "html").path("body").textValue();
    assertThat(page)
        .contains("href=\"/search?q=time&amp;sort=newest\" aria-label=\"Remove year:2026\"");
    assertThat(answer("q", "", "sort", "newest", "format", "html").path("body").textValue())
        .contains("2 papers", "/search?q=&amp;sort=relevance");
    assertThat(page("q", "clocks", "from", "2027", "until", "2028", "limit", "2"))
        .contains("from 2027</bdi> <a href=\"/search?q=clocks&amp;until=2028&amp;limit=2\"")
        .contains("<a href=\"/search?q=clocks&amp;limit=2\">Search without them</a>");
  }

  @Test
  void valueThatBeginsAChosenOne_canBeChosen() throws IOException {
    Paper both =
        PaperBuilder.from(CLOCKS)
            .topics(Stream.of("data", "databases").map(TopicName::new).toList())
            .build();
    function = function(Namespace.NONE, new IndexOf(folder.resolve("t"), List.of(both)).index());
    assertThat(page("q", "topic:databases"))
        .contains("href=\"/search?q=topic:data%20topic:databases\">data</a>")
        .contains("<strong>databases</strong>");
  }

  @Test
  void headingOfALongQuery_endsWithAWholeCharacter() throws IOException {
    assertThat(page("q", "x".repeat(49) + "\ud83d\ude00 clocks"))
        .contains("\ud83d\ude00\u2026</h1>");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"10.1145/359545.359563", "doi:10.1/a", "https://a.example/1", "1706.03762"})
  void identifier_onAPage_leadsToItsPaper(String text) throws IOException {
    JsonNode answer = answer("q", text, "format", "html");
    assertThat(answer.path("statusCode").intValue()).isEqualTo(303);
    assertThat(answer.at("/headers/Location").textValue()).startsWith("/papers?identifier=");
    assertThat(status("q", text)).as("for programs").isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1978", "1978-1984", "clocks", "doi of clocks", "author:lamport"})
  void words_onAPage_areSearchedFor(String text) throws IOException {
    assertThat(answer("q", text, "format", "html").path("statusCode").intValue()).isEqualTo(200);
  }

  private static Paper added(String id, String published, String title, String at) {
    Paper paper = Papers.paper(id, published).title(title).createdAt(Instant.parse(at)).build();
    TABLE.givenStored(paper);
    return paper;
  }

  private static Paper paper(String id, String title) {
    return Papers.paper(id, "2026")
        .title(title)
        .text(TextField.ABSTRACT, "About " + title.toLowerCase(Locale.ROOT) + ". No more.")
        .build();
  }

  private static SearchIndex opened(Path store) {
    return new SearchIndex(
        new DirectoryIndexStore(store),
        store.resolveSibling("opened"),
        Clock.systemUTC(),
        SearchIndex.ASKED_EVERY);
  }

  private static SearchPapers function(Namespace catalog, SearchIndex index) {
    return new SearchPapers(TABLE.catalog(catalog), index, FunctionLog.faults(System.err));
  }

  private static List<String> ids(JsonNode found) {
    return found.path("data").findValuesAsText("id");
  }

  private String page(String... query) throws IOException {
    String[] all =
        Stream.of(query, new String[] {"format", "html"})
            .flatMap(Stream::of)
            .toArray(String[]::new);
    return answer(all).path("body").textValue();
  }

  private int status(String... query) throws IOException {
    return answer(query).path("statusCode").intValue();
  }

  private JsonNode found(String... query) throws IOException {
    return JSON.readTree(answer(query).path("body").textValue());
  }

  /** Names and values by turns. */
  private JsonNode answer(String... query) throws IOException {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    function.handleRequest(new ByteArrayInputStream(event(query)), output, null);
    return JSON.readTree(output.toByteArray());
  }

  private static byte[] event(String... query) throws IOException {
    ObjectNode event = JSON.createObjectNode();
    event.put("version", "2.0").put("rawPath", "/search").put("rawQueryString", "");
    event.putObject("headers").put("host", "papers.example.org");
    event.putObject("requestContext").putObject("http").put("method", "GET");
    ObjectNode parameters = event.putObject("queryStringParameters");
    for (int i = 0; i < query.length; i += 2) {
      parameters.put(query[i], query[i + 1]);
    }
    return JSON.writeValueAsBytes(event);
  }
}
