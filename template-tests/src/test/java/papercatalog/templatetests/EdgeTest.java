package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.Route;
import papercatalog.functions.request.Request;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Routes;
import papercatalog.templatetests.Edge.Asked;

/** At the edge, {@code Accept} becomes the format that the API would choose. */
@Tag("slow")
final class EdgeTest {
  private static final String CODE = code(Map.of("cdn", true));
  private static final String PAGE = "text/html";

  /** What programs send. */
  private static final Map<String, String> CLIENTS =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry(
                  "Chrome",
                  "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,"
                      + "application/signed-exchange;v=b3;q=0.7"),
              Map.entry(
                  "Firefox", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"),
              Map.entry(
                  "Firefox before 128",
                  "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,"
                      + "image/png,image/svg+xml,*/*;q=0.8"),
              Map.entry(
                  "Safari", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"),
              Map.entry("lynx", "text/html, text/plain, text/sgml, text/css, */*;q=0.01"),
              Map.entry("w3m", "text/html, text/*;q=0.5, image/*, application/*"),
              Map.entry("curl, Python, fetch", "*/*"),
              Map.entry("Slack and other robots", ""),
              Map.entry("Java's HttpURLConnection", "text/html, image/gif, image/jpeg, */*; q=0.2"),
              Map.entry("axios", "application/json, text/plain, */*"),
              Map.entry(
                  "a client that OpenAPI generated", "application/json, application/problem+json"),
              Map.entry("another", "application/json;charset=UTF-8"),
              Map.entry("Zotero", "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"),
              Map.entry(
                  "a DOI resolver's client",
                  "application/vnd.citationstyles.csl+json, application/x-bibtex;q=0.8"),
              Map.entry("doi.org's clients", "text/x-bibliography; style=mla"),
              Map.entry("their BibTeX", "text/x-bibtex"),
              Map.entry("BibTeX or a page", "application/x-bibtex, text/html;q=0.5"),
              Map.entry(
                  "a feed reader",
                  "application/atom+xml,application/rss+xml;q=0.9,application/xml;q=0.8,*/*;q=0.1"),
              Map.entry("text", "text/plain"),
              Map.entry("any text", "text/*"),
              Map.entry("Turtle", "text/turtle, application/rdf+xml;q=0.9"),
              Map.entry("anything but JSON", "application/json;q=0, */*;q=0.5"),
              Map.entry("nonsense", ";;,/,\"a,b\"/c"),
              Map.entry("quotes", "text/html;x=\"a,b;q=0\", application/json;q=0.9"),
              Map.entry(
                  "weights beyond the grammar", "text/html;q=.5, application/json;q=0.50001")));

  private static final Set<String> BROWSERS =
      Set.of("Chrome", "Firefox", "Firefox before 128", "Safari", "lynx", "w3m", "Zotero");

  private static String code(Map<String, Object> settings) {
    StackTemplate stack = Synthesis.with(settings);
    return stack
        .properties(stack.only("AWS::CloudFront::Function"))
        .get("FunctionCode")
        .textValue();
  }

  @Test
  void accept_whenNormalized_thenGetsTheSameAnswers() throws Exception {
    assertSameAnswers(CODE, Routes.WITHOUT_SEARCH.all(), CLIENTS.values());
  }

  @Test
  void accept_whenThereIsASearch_thenGetsTheSameAnswersOfIt() throws Exception {
    assertSameAnswers(
        code(Map.of("cdn", true, "search", true)), Routes.WITH_SEARCH.all(), CLIENTS.values());
  }

  @Test
  void accept_ofAnyForm_getsTheSameAnswers() throws Exception {
    List<String> pieces =
        List.of(
            "text/html",
            "application/json",
            "application/x-bibtex",
            "text/x-bibtex",
            "text/x-bibliography",
            "; style=MLA",
            "; Style=\"ieee\"",
            "text/*",
            "*/*",
            "text/plain",
            "application/atom+xml",
            "APPLICATION/JSON",
            ";q=0",
            ";q=1",
            ";q=0.5",
            "; q=.9",
            ";q=2",
            ";q=x",
            ";v=1",
            ";p=\"a,b\"",
            ",",
            ", ",
            ",",
            "/",
            "*",
            "\"",
            "\\",
            " ");
    Random random = new Random(50);
    List<String> headers = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      StringBuilder header = new StringBuilder("a");
      header.setLength(0);
      int length = 1 + random.nextInt(8);
      for (int j = 0; j < length; j++) {
        header.append(pieces.get(random.nextInt(pieces.size())));
      }
      headers.add(header.toString());
    }
    assertSameAnswers(
        CODE, List.of(AccessPatterns.LIST_COLLECTION_PAPERS, DocsPage.START), headers);
  }

  @Test
  void accept_ofBrowsers_isOneEntryOfTheCache() throws Exception {
    List<Asked> asked =
        BROWSERS.stream()
            .map(it -> new Asked("GET", "/papers/wp-002", "", CLIENTS.get(it), ""))
            .toList();

    assertThat(Edge.pass(CODE, asked)).hasSize(BROWSERS.size());
    assertThat(new HashSet<>(Edge.pass(CODE, asked))).containsExactly(Map.of("accept", PAGE));
  }

  @Test
  void accept_whereTheQueryNamesAFormat_isAtMostTwoEntries() throws Exception {
    List<Asked> asked =
        CLIENTS.values().stream()
            .map(it -> new Asked("GET", "/papers/wp-002", "format=bibtex", it, ""))
            .toList();

    assertThat(new HashSet<>(Edge.pass(CODE, asked)))
        .containsExactlyInAnyOrder(Map.of("accept", PAGE), Map.of("accept", "application/json"));
  }

  @Test
  void encodings_whereCloudFrontCompresses_areBrotliAlone() throws Exception {
    List<Map<String, String>> passed =
        Edge.pass(
            CODE,
            List.of(
                new Asked("GET", "/papers/wp-002", "", PAGE, "gzip, deflate, br, zstd"),
                new Asked("GET", "/papers/wp-002", "", PAGE, "gzip"),
                new Asked("GET", "/papers/wp-002", "", PAGE, "gzip, br;q=0"),
                new Asked("GET", "/papers/wp-002", "", "application/x-bibtex", "gzip, br")));

    assertThat(passed)
        .extracting(it -> it.get("accept-encoding"))
        .containsExactly("br", "gzip", "gzip, br;q=0", "gzip, br");
  }

  @Test
  void otherMethods_passUnchanged() throws Exception {
    assertThat(Edge.pass(CODE, List.of(new Asked("OPTIONS", "/papers/wp-002", "", "text/x", "br"))))
        .containsExactly(Map.of("accept", "text/x", "accept-encoding", "br"));
  }

  /** CloudFront's limit is 10 KB; its runtime lacks parts of newer editions of the language. */
  @Test
  void code_isSmallAndPlain() {
    assertThat(code(Map.of("cdn", true, "search", true)).getBytes(StandardCharsets.UTF_8))
        .hasSizeLessThan(10_000);
    assertThat(CODE).doesNotContain("=>", "`", "const ", "let ", "...", "?.", "class ");
  }

  private static void assertSameAnswers(String code, List<Route> routes, Collection<String> headers)
      throws Exception {
    List<Asked> asked = new ArrayList<>();
    List<Request> requests = new ArrayList<>();
    for (Route route : routes) {
      for (String query : List.of("", "format=citation", "format=none")) {
        for (String header : headers) {
          asked.add(
              new Asked("GET", route.path().replaceAll("\\{[a-z]+}", "X-1"), query, header, ""));
          requests.add(request(route, query, header));
        }
      }
    }

    List<Map<String, String>> passed = Edge.pass(code, asked);

    assertThat(passed).hasSameSizeAs(asked);
    for (int i = 0; i < asked.size(); i++) {
      Request before = requests.get(i);
      Request after = request(before.route(), asked.get(i).query(), passed.get(i).get("accept"));
      if (!before.route().formats().isEmpty()) {
        assertThat(after.format()).as("%s", asked.get(i)).isEqualTo(before.format());
        if (before.format().equals(Optional.of(Format.CITATION))) {
          assertThat(after.style()).as("%s", asked.get(i)).isEqualTo(before.style());
        }
      }
      assertThat(after.problemFormat())
          .as("problem of %s as %s", asked.get(i), passed.get(i))
          .isEqualTo(before.problemFormat());
    }
  }

  private static Request request(Route route, String query, String accept) {
    return new Request(
        route,
        route.path(),
        Map.of(),
        query.isEmpty() ? Map.of() : Map.of("format", query.substring("format=".length())),
        query,
        accept.isEmpty() ? Map.of() : Map.of("accept", accept),
        "GET",
        "",
        Optional.empty(),
        Routes.WITH_SEARCH);
  }
}
