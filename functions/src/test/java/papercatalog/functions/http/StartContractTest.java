package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.LIST_CHANGES;

import module java.base;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.route.DocsPage;

/** The start page: the latest papers for people, an index for programs. */
final class StartContractTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Duration HOUR = Duration.ofHours(1);

  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(IntStream.rangeClosed(1, 9).mapToObj(i -> paper("p" + i, "2010")).toList())
          .then(TestCatalog.NOW.plus(HOUR), it -> it.publish(paper("p3", "2011")))
          .then(
              TestCatalog.NOW.plus(HOUR.multipliedBy(2)),
              it -> it.delete(new PaperId("p9"), OptionalLong.empty()))
          .then(TestCatalog.NOW.plus(HOUR.multipliedBy(3)), it -> it.publish(paper("new", "1998")))
          .then(TestCatalog.NOW.plus(HOUR.multipliedBy(4)), it -> it.publish(paper("z", "1998")))
          .then(TestCatalog.NOW.plus(HOUR.multipliedBy(5)), it -> it.publish(paper("y", "1998")));

  private static Paper paper(String id, String date) {
    return TestPapers.liskov(id, date).build();
  }

  @Test
  void page_showsTheTenLatestPapers_withOneRequest() throws IOException {
    TestAnswer answer = page(CATALOG.functions());
    Document page = HtmlPage.of(answer);

    assertThat(answer.headers())
        .containsEntry("X-DynamoDB-Requests", "1")
        .containsEntry("X-DynamoDB-Read-Units", "0.5")
        .containsEntry("Cache-Control", "public, max-age=60");
    assertThat(HtmlPage.texts(page, "ol h3"))
        .hasSize(10)
        .startsWith("About y", "About z", "About new", "About p3")
        .doesNotContain("About p9", "p9")
        .doesNotContain("About p1"); // the eleventh
    assertThat(page.select("ol a").eachAttr("href")).startsWith("/papers/y");
    assertThat(HtmlPage.texts(page, "ol p:not(.quiet)")).hasSize(10).startsWith("Barbara Liskov");
    assertThat(page.select("ol p:not(.quiet) a").first().attr("href"))
        .isEqualTo("/authors/barbara-liskov/papers");
    assertThat(HtmlPage.texts(page, "ol .quiet"))
        .startsWith("New 18 April 2026 · 1998")
        .contains("Revised 18 April 2026 · 2011");
    assertThat(HtmlPage.texts(page, "ol .mark")).startsWith("New", "New", "New", "Revised", "New");
    assertThat(page.select("main a").eachAttr("href"))
        .contains("/changes", "/changes?format=atom")
        .noneMatch(link -> link.contains("cursor"));
  }

  @Test
  void page_earlyInAYear_leadsToTheYearBefore() throws IOException {
    TestAnswer answer = page(CATALOG.functionsAt(Instant.parse("2027-01-02T00:00:00Z")));
    Document page = HtmlPage.of(answer);

    assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
    assertThat(page.select("ol")).isEmpty();
    assertThat(page.select("#latest + p").text()).contains("bin/catalog import FILE");
    String earlier = page.select("a[href*=cursor]").attr("href");
    assertThat(CATALOG.answer(TestRequest.following(earlier)).ids()).startsWith("y", "z");
  }

  @Test
  void index_readsNoTable() throws IOException {
    TestAnswer answer = answer(CATALOG.functions(), "GET", "", Map.of());

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.headers()).doesNotContainKeys("X-DynamoDB-Requests", "Server-Timing");
    assertThat(answer.json().get("operations").findValuesAsText("name"))
        .hasSize(AccessPatterns.all().size())
        .startsWith(AccessPatterns.GET_PAPER.operation());
    assertThat(answer.header("Link").orElseThrow())
        .contains("</openapi.json>; rel=\"service-desc\"")
        .contains("</?format=html>; rel=\"alternate\"; type=\"text/html\"");
  }

  @Test
  void start_isAnsweredByHeadAndToCaches_likeOtherPages() throws IOException {
    TestAnswer page = page(CATALOG.functions());
    Map<String, String> known =
        Map.of("accept", "text/html", "if-none-match", page.header("ETag").orElseThrow());

    assertThat(answer(CATALOG.functions(), "GET", "", known).status()).isEqualTo(304);
    TestAnswer head = answer(CATALOG.functions(), "HEAD", "", Map.of("accept", "text/html"));
    assertThat(head.body()).isEmpty();
    assertThat(head.header("ETag")).isEqualTo(page.header("ETag"));
  }

  @Test
  void start_inAFormatThatItHasNot_saysWhichThereAre() throws IOException {
    TestAnswer answer = answer(CATALOG.functions(), "GET", "format=bibtex", Map.of());

    answer.assertProblem(406, "not-acceptable");
    assertThat(answer.json().get("formats").findValuesAsText("format"))
        .containsExactly("json", "html");
  }

  @Test
  void start_withAnUnknownParameter_isAProblemForProgramsAlone() throws IOException {
    TestAnswer answer = answer(CATALOG.functions(), "GET", "page=2", Map.of());

    assertThat(answer.assertProblem(400, "invalid-parameter").wrongParameters())
        .containsExactly("page");
    assertThat(answer(CATALOG.functions(), "GET", "page=2", Map.of("accept", "text/html")))
        .isEqualTo(page(CATALOG.functions()));
  }

  private static TestAnswer page(Functions functions) throws IOException {
    return answer(functions, "GET", "", Map.of("accept", "text/html"));
  }

  /** The answer, which is as the API's description says. */
  private static TestAnswer answer(
      Functions functions, String method, String query, Map<String, String> headers)
      throws IOException {
    ObjectNode event =
        (ObjectNode)
            JSON.readTree(TestRequest.to(LIST_CHANGES).header("host", HtmlPage.HOST).event());
    event.put("rawPath", DocsPage.START.path()).put("rawQueryString", query);
    headers.forEach(((ObjectNode) event.get("headers"))::put);
    if (!query.isEmpty()) {
      String[] parts = query.split("=", 2);
      event.putObject("queryStringParameters").put(parts[0], parts[1]);
    }
    ((ObjectNode) event.at("/requestContext/http")).put("method", method);
    TestAnswer answer =
        TestAnswer.read(functions.invoke(LIST_CHANGES, JSON.writeValueAsBytes(event)));
    Description.SERVED.assertDescribed(DocsPage.START, method.toLowerCase(Locale.ROOT), answer);
    return withoutTiming(answer);
  }

  private static TestAnswer withoutTiming(TestAnswer answer) {
    answer.headers().remove("Server-Timing");
    return answer;
  }
}
