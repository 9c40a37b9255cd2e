package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import module java.base;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.handler.Docs;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Extra;
import papercatalog.functions.route.Routes;
import papercatalog.functions.runtime.FunctionLog;

/** The pages about the catalog, for people, programs and robots. */
final class DocsContractTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8";

  @ParameterizedTest
  @MethodSource("pages")
  void page_isServed_forLongerThanData_andWithoutATable(DocsPage page) throws IOException {
    TestAnswer answer = get(page, Map.of());

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.body()).isNotBlank();
    assertThat(answer.headers())
        .containsEntry("Cache-Control", "public, max-age=3600")
        .containsEntry("Vary", "Accept, Accept-Encoding")
        .doesNotContainKeys("X-DynamoDB-Requests", "Server-Timing");
  }

  @ParameterizedTest
  @MethodSource("pages")
  void page_askedForByHead_hasTheSameHeadersAlone(DocsPage page) throws IOException {
    TestAnswer answer = ask("HEAD", page, "", Map.of());

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.body()).isEmpty();
    assertThat(answer.headers()).isEqualTo(get(page, Map.of()).headers());
  }

  @ParameterizedTest
  @MethodSource("pages")
  void page_thatTheClientHas_isNotSentAgain(DocsPage page) throws IOException {
    String tag = get(page, Map.of()).header("ETag").orElseThrow();

    TestAnswer answer = get(page, Map.of("if-none-match", tag));

    assertThat(answer.status()).isEqualTo(304);
    assertThat(answer.body()).isEmpty();
    assertThat(answer.header("ETag")).contains(tag);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void page_askedForWithAnUnknownParameter_isAProblem(DocsPage page) throws IOException {
    assumeThat(page).isNotEqualTo(DocsPage.REFERENCE);
    TestAnswer answer = ask("GET", page, "page=2", Map.of());

    answer.assertProblem(400, "invalid-parameter");
    assertThat(answer.wrongParameters()).containsExactly("page");
  }

  @Test
  void reference_whenAnotherSiteAddsAParameter_thenIgnoresIt() throws IOException {
    Map<String, String> browser = Map.of("accept", BROWSER);

    TestAnswer answer = ask("GET", DocsPage.REFERENCE, "utm_source=feed", browser);

    assertThat(answer).isEqualTo(get(DocsPage.REFERENCE, browser));
  }

  @ParameterizedTest
  @CsvSource({
    "REFERENCE, text/html; charset=utf-8",
    "OPENAPI, application/json",
    "API_CATALOG, 'application/linkset+json; profile=\"https://www.rfc-editor.org/info/rfc9727\"'",
    "LLMS, text/plain; charset=utf-8",
    "PAPER_SCHEMA, application/schema+json",
    "ROBOTS, text/plain; charset=utf-8",
    "FAVICON, image/svg+xml",
  })
  void page_isOfItsType_whateverElseTheClientTakes(DocsPage page, String type) throws IOException {
    assertThat(get(page, Map.of("accept", "image/png")).header("Content-Type")).contains(type);
  }

  @Test
  void apiCatalog_leadsToTheDescription_whereTheClientHasFoundIt() throws IOException {
    TestAnswer answer = get(DocsPage.API_CATALOG, Map.of());

    assertThat(answer.json().findValuesAsText("href"))
        .containsExactly(
            "https://papers.example.org/",
            "https://papers.example.org/openapi.json",
            "https://papers.example.org/docs");
  }

  @ParameterizedTest
  @CsvSource({
    "DUMP, /dump/latest.json, API_CATALOG REFERENCE",
    "MCP, https://papers.example.org/mcp, API_CATALOG REFERENCE LLMS",
  })
  void extra_isNamedByTheDescriptions_whereItIsServed(Extra extra, String address, String pages)
      throws IOException {
    for (String name : pages.split(" ", -1)) {
      DocsPage page = DocsPage.valueOf(name);
      byte[] event =
          JSON.writeValueAsBytes(
              Map.of("rawPath", page.path(), "headers", Map.of("host", "papers.example.org")));
      Docs docs = new Docs(FunctionLog.faults(System.err), Routes.WITHOUT_SEARCH, Set.of(extra));

      assertThat(TestAnswer.read(Functions.invoke(docs, event)).body()).contains(address);
      assertThat(get(page, Map.of()).body()).doesNotContain(address);
    }
  }

  /** The CDN has the description once there is a dump; until then, it asks for this one. */
  @Test
  void dump_thatNobodyHasWrittenYet_isDescribedAsNone() throws IOException {
    Docs docs = new Docs(FunctionLog.faults(System.err), Routes.WITHOUT_SEARCH, Set.of(Extra.DUMP));
    byte[] event = JSON.writeValueAsBytes(Map.of("rawPath", DocsPage.DUMP.path()));

    TestAnswer answer = TestAnswer.read(Functions.invoke(docs, event));

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.body()).isEqualTo("{\"dumps\":[]}");
    Docs without = new Docs(FunctionLog.faults(System.err), Routes.WITHOUT_SEARCH, Set.of());
    assertThat(TestAnswer.read(Functions.invoke(without, event)).status()).isEqualTo(404);
  }

  @Test
  void reference_showsEveryOperation_withItsParametersAndFormats() throws IOException {
    Document page = Jsoup.parse(get(DocsPage.REFERENCE, Map.of()).body());

    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      Element operation = page.getElementById(pattern.operation()).parent();
      List<String> names = new ArrayList<>();
      pattern.pathParameters().forEach(it -> names.add(it.text()));
      pattern.queryParameters().forEach(it -> names.add(it.text()));

      assertThat(operation.tagName()).isEqualTo("details");
      assertThat(operation.attr("name")).isEqualTo("operation"); // one is open at a time
      assertThat(operation.select("summary").text())
          .isEqualTo(pattern.summary() + " " + pattern.routeKey());
      assertThat(operation.select("dt").eachText()).isEqualTo(names);
      assertThat(operation.select("dd").eachText()).allMatch(it -> it.contains("."));
      assertThat(operation.select("li a").eachText())
          .isEqualTo(pattern.formats().stream().map(Format::text).toList());
    }
    assertThat(page.text()).doesNotContain("`");
  }

  @Test
  void reference_hasExamplesToCopyWhole() throws IOException {
    Document page = Jsoup.parse(get(DocsPage.REFERENCE, Map.of()).body());

    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      List<String> examples =
          page.getElementById(pattern.operation()).select("pre.copy").eachText();

      assertThat(examples.getFirst())
          .matches("curl 'https://papers.example.org/[^' ]+'")
          .startsWith("curl 'https://papers.example.org" + pattern.path().split("\\{", 2)[0]);
      assertThat(JSON.readTree(examples.getLast()).at("/links/self").asText())
          .isEqualTo(examples.getFirst().replaceAll("curl 'https://papers.example.org|'", ""));
    }
  }

  @Test
  void reference_hasADescriptionForSearchEngines() throws IOException {
    Document page = Jsoup.parse(get(DocsPage.REFERENCE, Map.of()).body());

    assertThat(page.select("meta[name=description]").attr("content")).contains("operations");
  }

  @Test
  void llms_namesEveryRoute() throws IOException {
    String text = get(DocsPage.LLMS, Map.of()).body();

    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      assertThat(text).contains("`" + pattern.routeKey() + "`: " + pattern.summary());
    }
  }

  /** The pages that need no table; without a search, those of the search are unknown paths. */
  private static List<DocsPage> pages() {
    return Routes.WITHOUT_SEARCH.pages().stream()
        .filter(page -> page.operation().equals(DocsPage.OPERATION))
        .toList();
  }

  static TestAnswer served(DocsPage page) {
    try {
      return get(page, Map.of());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static TestAnswer get(DocsPage page, Map<String, String> headers) throws IOException {
    return ask("GET", page, "", headers);
  }

  /** The answer, which is as the API's description says. */
  private static TestAnswer ask(
      String method, DocsPage page, String query, Map<String, String> headers) throws IOException {
    ObjectNode event = JSON.createObjectNode();
    event.put("rawPath", page.path()).put("rawQueryString", query);
    Map<String, String> sent = new TreeMap<>(Map.of("host", "papers.example.org"));
    sent.putAll(headers);
    sent.forEach(event.putObject("headers")::put);
    if (!query.isEmpty()) {
      String[] parts = query.split("=", 2);
      event.putObject("queryStringParameters").put(parts[0], parts[1]);
    }
    event
        .putObject("requestContext")
        .put("requestId", TestRequest.ID)
        .putObject("http")
        .put("method", method);
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    new Docs().handleRequest(new ByteArrayInputStream(JSON.writeValueAsBytes(event)), output, null);
    TestAnswer answer = TestAnswer.read(output.toByteArray());
    Description.SERVED.assertDescribed(page, method.toLowerCase(Locale.ROOT), answer);
    return answer;
  }
}
