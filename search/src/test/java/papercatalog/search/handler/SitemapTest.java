package papercatalog.search.handler;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.SAXException;
import papercatalog.domain.Papers;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.Paper;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.docs.Sitemap;
import papercatalog.functions.runtime.FunctionLog;
import papercatalog.search.index.DirectoryIndexStore;
import papercatalog.search.index.IndexOf;
import papercatalog.search.index.SearchIndex;

/** The table is empty: all addresses are in the index. */
final class SitemapTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String HOST = "papers.example.org";
  private static final Pattern LOCATION = Pattern.compile("<loc>(.*)</loc>");

  @RegisterExtension static final TestTable TABLE = new TestTable();

  @TempDir private Path folder;

  @Test
  void index_namesItsPart_andThePartEachPaper() throws Exception {
    SearchPapers function = function(paper("b.1"), paper("A"));
    JsonNode index = answer(function, "");
    JsonNode part = answer(function, "part=1");

    assertThat(locations(index)).containsExactly("https://papers.example.org/sitemap.xml?part=1");
    assertThat(locations(part))
        .contains(
            "https://papers.example.org/",
            "https://papers.example.org/collections",
            "https://papers.example.org/papers/a",
            "https://papers.example.org/papers/b.1");
    assertThat(text(part)).contains("<lastmod>" + paper("A").updatedAt() + "</lastmod>");
    assertValid(index);
    assertValid(part);
    assertThat(part.at("/headers/Content-Type").textValue()).isEqualTo("application/xml");
    assertThat(part.at("/headers/X-DynamoDB-Requests").textValue()).isEqualTo("0");
    assertThat(part.at("/headers/Cache-Control").textValue()).contains("max-age");
  }

  @Test
  void papersBeyondAPart_areInTheNext_eachOnce() throws Exception {
    Paper[] papers =
        IntStream.rangeClosed(0, Sitemap.PAPERS)
            .mapToObj(n -> paper("p" + n))
            .toArray(Paper[]::new);
    SearchPapers function = function(papers);
    JsonNode first = answer(function, "part=1");
    JsonNode second = answer(function, "part=2");
    Set<String> papersListed = new HashSet<>(locations(first));
    papersListed.addAll(locations(second));
    papersListed.removeIf(it -> !it.contains("/papers/"));

    assertThat(locations(answer(function, ""))).hasSize(2);
    assertThat(locations(second)).hasSize(1);
    assertThat(papersListed).hasSize(papers.length);
    assertValid(first);
    assertThat(answer(function, "part=3").get("statusCode").intValue()).isEqualTo(404);
  }

  @Test
  void largestPart_fitsIntoAnAnswer() throws Exception {
    SearchPapers function = function(paper("x".repeat(128)));
    String host = "h".repeat(253);
    int pages = escapedLength(answer(function(), "part=1", "GET", Map.of("host", host)));
    int one = escapedLength(answer(function, "part=1", "GET", Map.of("host", host))) - pages;

    assertThat(one).isGreaterThan(128 + 253);
    assertThat((long) pages + (long) one * Sitemap.PAPERS).isLessThan(6_000_000);
  }

  @Test
  void sameSitemap_is304_andHeadHasNoContent() throws Exception {
    SearchPapers function = function(paper("A"));
    String tag = answer(function, "part=1").at("/headers/ETag").textValue();
    JsonNode same = answer(function, "part=1", "GET", Map.of("if-none-match", tag));
    JsonNode head = answer(function, "part=1", "HEAD", Map.of());

    assertThat(same.get("statusCode").intValue()).isEqualTo(304);
    assertThat(head.get("statusCode").intValue()).isEqualTo(200);
    assertThat(text(head)).isEmpty();
    assertThat(head.at("/headers/ETag").textValue()).isEqualTo(tag);
  }

  @ParameterizedTest
  @ValueSource(strings = {"part=0", "part=-1", "part=one", "part=01", "part=", "parts=1"})
  void otherPart_is400(String query) throws Exception {
    assertThat(answer(function(), query).get("statusCode").intValue()).isEqualTo(400);
  }

  @ParameterizedTest
  @ValueSource(strings = {"part=2", "part=9999999999"})
  void partBeyondTheEnd_is404(String query) throws Exception {
    assertThat(answer(function(), query).get("statusCode").intValue()).isEqualTo(404);
    assertThat(answer(withoutIndex(), query).get("statusCode").intValue()).isEqualTo(404);
  }

  @Test
  void beforeAnythingIsIndexed_itHasTheFixedPages() throws Exception {
    JsonNode index = answer(withoutIndex(), "");
    JsonNode part = answer(withoutIndex(), "part=1");

    assertThat(locations(index)).hasSize(1);
    assertThat(locations(part)).isEqualTo(locations(answer(function(), "part=1"))).isNotEmpty();
    assertValid(index);
    assertValid(part);
  }

  @Test
  void unreadableIndex_is503() throws Exception {
    SearchPapers function = opened(Files.writeString(folder.resolve("file"), ""));

    assertThat(answer(function, "").get("statusCode").intValue()).isEqualTo(503);
    assertThat(answer(function, "part=1").get("statusCode").intValue()).isEqualTo(503);
  }

  private static Paper paper(String id) {
    return Papers.paper(id, "2026").build();
  }

  private SearchPapers function(Paper... papers) throws IOException {
    Path place = Files.createTempDirectory(folder, "index");
    return function(new IndexOf(place, List.of(papers)).index());
  }

  private SearchPapers withoutIndex() {
    return opened(folder.resolve("none"));
  }

  private SearchPapers opened(Path store) {
    return function(
        new SearchIndex(
            new DirectoryIndexStore(store),
            store.resolveSibling("opened"),
            Clock.systemUTC(),
            SearchIndex.ASKED_EVERY));
  }

  private static SearchPapers function(SearchIndex index) {
    return new SearchPapers(TABLE.catalog(Namespace.NONE), index, FunctionLog.faults(System.err));
  }

  private static void assertValid(JsonNode answer) throws Exception {
    Schema schema =
        SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
            .newSchema(SitemapTest.class.getResource("sitemap.xsd"));
    try {
      schema.newValidator().validate(new StreamSource(new StringReader(text(answer))));
    } catch (SAXException e) {
      throw new AssertionError(text(answer), e);
    }
  }

  private static List<String> locations(JsonNode answer) {
    return LOCATION.matcher(text(answer)).results().map(it -> it.group(1)).toList();
  }

  private static int escapedLength(JsonNode answer) throws IOException {
    return JSON.writeValueAsBytes(text(answer)).length;
  }

  private static String text(JsonNode answer) {
    return answer.get("body").textValue();
  }

  private static JsonNode answer(SearchPapers function, String query) throws IOException {
    return answer(function, query, "GET", Map.of());
  }

  private static JsonNode answer(
      SearchPapers function, String query, String method, Map<String, String> headers)
      throws IOException {
    ObjectNode event = JSON.createObjectNode();
    event.put("version", "2.0").put("rawPath", "/sitemap.xml").put("rawQueryString", query);
    ObjectNode sent = event.putObject("headers").put("host", HOST);
    headers.forEach(sent::put);
    event.putObject("requestContext").putObject("http").put("method", method);
    ObjectNode parameters = event.putObject("queryStringParameters");
    if (!query.isEmpty()) {
      String[] pair = query.split("=", -1);
      parameters.put(pair[0], pair[1]);
    }
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    function.handleRequest(
        new ByteArrayInputStream(event.toString().getBytes(UTF_8)), output, null);
    return JSON.readTree(output.toByteArray());
  }
}
