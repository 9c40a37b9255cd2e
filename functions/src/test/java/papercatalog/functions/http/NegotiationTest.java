package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.LIST_CHANGES;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPICS;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.content.MediaType;
import papercatalog.publishing.write.Replaceable;

/** Who gets what: by name, by what the client takes, and by neither. */
final class NegotiationTest {
  private static final String BROWSER =
      "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8";

  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(TestPapers.CROWDED, TestPapers.RETRACTED, TestPapers.BEFORE_WITHDRAWAL)
          .then(it -> it.publish(TestPapers.WITHDRAWN, Replaceable.ANY));

  static Stream<Arguments> everyFormat() {
    return AccessPatterns.all().stream()
        .flatMap(pattern -> pattern.formats().stream().map(it -> Arguments.of(pattern, it)));
  }

  private static TestRequest to(AccessPattern<?> pattern) {
    return TestRequest.to(pattern, TestPapers.CROWDED);
  }

  @ParameterizedTest
  @MethodSource("everyFormat")
  void format_byName_isWhatIsAnswered(AccessPattern<?> pattern, Format format) {
    TestRequest request = to(pattern).query("format", format.text());

    for (String accept : List.of("*/*", BROWSER, "image/png", "application/json")) {
      TestAnswer answer = CATALOG.answer(request.header("accept", accept));
      assertIs(answer, format);
      assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
      assertLeadsToOthers(answer, pattern, format);
    }
  }

  @ParameterizedTest
  @MethodSource("everyFormat")
  void format_byAccept_isWhatIsAnswered(AccessPattern<?> pattern, Format format) {
    String type = MediaType.of(format).text();

    for (String accept : List.of(type, type + ", */*;q=0.1", "image/png, " + type + ";q=0.2")) {
      TestAnswer answer = CATALOG.answer(to(pattern).header("accept", accept));
      assertIs(answer, format);
      assertLeadsToOthers(answer, pattern, format);
    }
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void format_ofBrowsers_isHtml_andOfAllOthers_isJson(AccessPattern<?> pattern) {
    assertIs(CATALOG.answer(to(pattern).header("accept", BROWSER)), Format.HTML);
    assertIs(CATALOG.answer(to(pattern).header("accept", "*/*")), Format.JSON);
    assertIs(CATALOG.answer(to(pattern).header("accept", "")), Format.JSON);
    assertIs(CATALOG.answer(withoutHeaders(to(pattern))), Format.JSON);
  }

  @ParameterizedTest
  @MethodSource("everyFormat")
  void head_isGetWithoutTheContent(AccessPattern<?> pattern, Format format) {
    TestRequest request = to(pattern).query("format", format.text());
    TestAnswer head = CATALOG.answer(request.head());

    assertThat(head.status()).isEqualTo(200);
    assertThat(head.body()).isEmpty();
    assertThat(untimed(head)).isEqualTo(untimed(CATALOG.answer(request)));
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void entityTag_isOfTheFormat(AccessPattern<?> pattern) {
    Map<String, Format> tags = new HashMap<>();
    for (Format format : pattern.formats()) {
      TestRequest request = to(pattern).query("format", format.text());
      String tag = CATALOG.answer(request).headers().get("ETag");
      assertThat(tags.put(tag, format)).isNull();

      TestAnswer known = CATALOG.answer(request.header("if-none-match", tag));
      assertThat(known.status()).isEqualTo(304);
      assertThat(known.body()).isEmpty();
      assertThat(known.headers())
          .containsEntry("ETag", tag)
          .containsEntry("Vary", "Accept, Accept-Encoding");
      assertThat(CATALOG.answer(request.head().header("if-none-match", tag)).status())
          .isEqualTo(304);
    }
    TestRequest html = to(pattern).query("format", "html");
    tags.forEach(
        (tag, format) ->
            assertThat(CATALOG.answer(html.header("if-none-match", tag)).status())
                .isEqualTo(format == Format.HTML ? 304 : 200));
  }

  @ParameterizedTest
  @CsvSource({
    "GetPaper, atom",
    "GetAuthor, bibtex",
    "ListChanges, ris",
    "ListTopics, csl",
    "GetPaper, js",
    "GetPaper, xml",
    "GetPaper, ''",
    "GetPaper, 'json,html'",
    "ListCollectionPapers, <script>",
  })
  void format_thatIsNotThere_isNotAcceptable(AccessPattern<?> pattern, String format) {
    TestAnswer answer = CATALOG.answer(to(pattern).query("format", format));

    JsonNode problem = answer.assertProblem(406, "not-acceptable").json();
    assertThat(problem.withArray("formats").findValuesAsText("format"))
        .containsExactlyElementsOf(pattern.formats().stream().map(Format::text).toList());
    assertThat(problem.withArray("formats").findValuesAsText("mediaType"))
        .containsExactlyElementsOf(
            pattern.formats().stream().map(it -> MediaType.of(it).text()).toList());
    assertThat(answer.headers())
        .containsEntry("Vary", "Accept, Accept-Encoding")
        .doesNotContainKey("X-DynamoDB-Requests");
  }

  @ParameterizedTest
  @CsvSource({
    "GetPaper, image/png",
    "GetPaper, application/atom+xml",
    "ListTopics, application/x-bibtex",
    "ListChanges, '*/*;q=0'",
    "ListCollectionPapers, 'application/rss+xml, text/xml'",
  })
  void accept_ofWhatIsNotThere_isNotAcceptable(AccessPattern<?> pattern, String accept) {
    CATALOG.answer(to(pattern).header("accept", accept)).assertProblem(406, "not-acceptable");
  }

  static Stream<Arguments> problems() {
    return Stream.of(
        Arguments.of(400, TestRequest.to(GET_PAPER, "#")),
        Arguments.of(400, TestRequest.to(LIST_COLLECTION_PAPERS, "sosp").query("limit", "0")),
        Arguments.of(400, TestRequest.to(LIST_CHANGES).query("cursor", "x")),
        Arguments.of(404, TestRequest.to(GET_PAPER, "unknown")),
        Arguments.of(404, TestRequest.to(GET_PAPER, "unknown").query("format", "bibtex")),
        Arguments.of(406, TestRequest.to(LIST_TOPICS).query("format", "ris")),
        Arguments.of(410, TestRequest.to(GET_PAPER, "gone")));
  }

  @ParameterizedTest
  @MethodSource("problems")
  void problem_isHtmlForBrowsers_andJsonForAllOthers(int status, TestRequest request) {
    TestAnswer json = CATALOG.answer(request.header("accept", "*/*"));
    assertThat(json.status()).isEqualTo(status);
    assertThat(json.headers())
        .containsEntry("Content-Type", "application/problem+json")
        .containsEntry("Vary", "Accept, Accept-Encoding");
    for (String accept :
        List.of("application/json", "application/x-bibtex", "image/png", "", "nonsense")) {
      assertThat(CATALOG.answer(request.header("accept", accept)).headers())
          .as(accept)
          .containsEntry("Content-Type", "application/problem+json");
    }

    TestRequest browsers = request.header("accept", BROWSER);
    TestAnswer html = CATALOG.answer(browsers);
    assertThat(html.status()).isEqualTo(status);
    assertThat(html.headers())
        .containsEntry("Content-Type", "text/html; charset=utf-8")
        .containsEntry("Cache-Control", TestAnswer.cacheControl(status))
        .containsEntry("Vary", "Accept, Accept-Encoding")
        .doesNotContainKeys("ETag");
    assertThat(html.body()).startsWith("<!DOCTYPE html>").contains("<h1");

    TestAnswer head = CATALOG.answer(browsers.head());
    assertThat(head.body()).isEmpty();
    assertThat(head.status()).isEqualTo(status);
    assertThat(untimed(head)).isEqualTo(untimed(html));
  }

  @Test
  void problem_byName_isWrittenSo() {
    TestRequest unknown = TestRequest.to(GET_PAPER, "unknown");

    assertThat(CATALOG.answer(unknown.query("format", "json").header("accept", BROWSER)).headers())
        .containsEntry("Content-Type", "application/problem+json");
    assertThat(CATALOG.answer(unknown.query("format", "html")).headers())
        .containsEntry("Content-Type", "text/html; charset=utf-8");
  }

  private static void assertIs(TestAnswer answer, Format format) {
    assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    assertThat(answer.header("Content-Type").orElseThrow().split(";", 2)[0])
        .isEqualTo(MediaType.of(format).text());
    assertThat(answer.headers())
        .containsEntry("Vary", "Accept, Accept-Encoding")
        .containsKey("ETag");
    assertThat(answer.headers().get("Link")).matches("[ -~]+");
    assertThat(answer.body()).isNotBlank();
  }

  private static void assertLeadsToOthers(
      TestAnswer answer, AccessPattern<?> pattern, Format shown) {
    String links = answer.headers().get("Link");
    for (Format other : pattern.formats()) {
      String alternate =
          "format="
              + other.text()
              + ">; rel=\"alternate\"; type=\""
              + MediaType.of(other).text()
              + '"';
      assertThat(links.contains(alternate))
          .as("%s in %s", other, links)
          .isEqualTo(other != shown && !other.isLinkset());
    }
  }

  private static TestRequest withoutHeaders(TestRequest request) {
    return new TestRequest(request.pattern(), request.path(), request.query(), Map.of());
  }

  private static Map<String, String> untimed(TestAnswer answer) {
    Map<String, String> headers = new HashMap<>(answer.headers());
    headers.remove("Server-Timing");
    return headers;
  }
}
