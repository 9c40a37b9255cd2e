package papercatalog.functions.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.FIND_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;
import static papercatalog.functions.http.HtmlPage.texts;

import java.io.IOException;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.parallel.Isolated;
import papercatalog.functions.html.PageStyle;

/** What a person reads when there is nothing to show. */
@Isolated
final class ProblemPageTest {
  @RegisterExtension static final TestCatalog CATALOG = TestCatalog.of(TestPapers.MINIMAL);
  @RegisterExtension static final CapturedLog LOG = new CapturedLog();

  private static Document problem(int status, TestRequest request) {
    return problem(status, CATALOG.answer(HtmlPage.asked(request)));
  }

  private static Document problem(int status, TestAnswer answer) {
    assertThat(answer.status()).as(answer.body()).isEqualTo(status);
    assertThat(answer.headers())
        .containsEntry("Content-Security-Policy", PageStyle.POLICY)
        .containsEntry("Cache-Control", TestAnswer.cacheControl(status))
        .containsEntry("Vary", "Accept, Accept-Encoding")
        .doesNotContainKeys("ETag", "Link");
    Document page = HtmlPage.parsed(answer);
    assertThat(page.select("meta[name=robots]").attr("content")).isEqualTo("noindex");
    assertThat(page.select(".label").first().text()).isEqualTo(Integer.toString(status));
    return page;
  }

  @Test
  void unknownPaper_isNamed_andThereAreWaysOn() {
    Document page = problem(404, TestRequest.to(GET_PAPER, "no-such"));

    assertThat(page.select("h1").text()).isEqualTo("Paper not found");
    assertThat(page.select(".lede").text()).contains("no-such");
    assertThat(page.select("main a").eachAttr("href"))
        .containsExactly("/", "/collections", "/topics", "/changes");
  }

  @Test
  void wrongParameters_areAllNamed_withTheirRules() {
    Document page =
        problem(
            400,
            TestRequest.to(LIST_COLLECTION_PAPERS, "minimal")
                .query("limit", "1001")
                .query("format", "bibtex") // a page would ignore an unknown parameter
                .query("<b>", "x"));

    assertThat(texts(page, "dt")).containsExactly("<b>", "limit");
    assertThat(texts(page, "dd").getLast()).startsWith("must be a whole number");
  }

  @Test
  void wrongDate_standsInAFormWithItsRule() {
    Document page =
        problem(
            400,
            TestRequest.to(LIST_COLLECTION_PAPERS, "minimal")
                .query("from", "\"July")
                .query("until", "1979")
                .query("format", "html"));

    Element form = page.select("main form").first();
    assertThat(form.attr("action")).isEqualTo("/collections/minimal/papers");
    assertThat(form.select("label[for=from]").text()).startsWith("from must be");
    assertThat(form.select("input").eachAttr("name")).containsExactly("from", "until", "format");
    assertThat(form.select("#from").attr("value")).isEqualTo("\"July");
    assertThat(form.select("#until").attr("value")).isEqualTo("1979");
  }

  @Test
  void formatThatThereIsNot_leadsToThoseThatThereAre() {
    Document page =
        problem(
            406,
            TestRequest.to(FIND_PAPERS, "10.1/<x>&y=1")
                .query("utm_source", "feed")
                .query("format", "pdf"));

    assertThat(texts(page, "main ul a"))
        .containsExactly("JSON", "HTML", "BibTeX", "RIS", "CSL-JSON", "Citation");
    assertThat(page.select("main ul a").first().attr("href"))
        .isEqualTo("?doi=10.1%2F%3Cx%3E%26y%3D1&format=json");
  }

  @Test
  void outage_saysToComeBack_andLeaksNothing() throws IOException {
    String type = "com.amazonaws.dynamodb.v20120810#InternalServerError";
    try (DynamoDbStub stub = DynamoDbStub.failing(500, type, "secret")) {
      TestAnswer answer = stub.functions().answer(HtmlPage.request(GET_PAPER, "m"));

      assertThat(problem(503, answer).select("main").text()).contains("load the page again");
      assertThat(answer.headers()).containsKey("Retry-After");
      assertThat(answer.body()).doesNotContain("secret");
    }
  }

  @Test
  void head_isAnsweredWithoutThePage() {
    for (String id : new String[] {"m", "no-such"}) {
      TestRequest request = HtmlPage.request(GET_PAPER, id);
      String event = new String(request.event(), UTF_8).replace("\"GET\"", "\"HEAD\"");
      TestAnswer head =
          TestAnswer.read(CATALOG.functions().invoke(GET_PAPER, event.getBytes(UTF_8)));
      TestAnswer get = CATALOG.answer(request);

      assertThat(head.body()).isEmpty();
      assertThat(head.status()).isEqualTo(get.status());
      assertThat(head.header("ETag")).isEqualTo(get.header("ETag"));
      assertThat(head.header("Content-Type")).contains("text/html; charset=utf-8");
    }
  }
}
