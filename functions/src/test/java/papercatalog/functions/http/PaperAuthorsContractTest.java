package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_AUTHORS;
import static papercatalog.functions.http.HtmlPage.texts;

import module java.base;

import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Role;

/** A6, to the letter. */
final class PaperAuthorsContractTest {
  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(
          TestPapers.FULL,
          TestPapers.BEFORE_WITHDRAWAL,
          TestPapers.WITHDRAWN,
          TestPapers.RETRACTED,
          TestPapers.DRAFT,
          TestPapers.SUPERSEDED,
          TestPapers.liskov("roles", "2010")
              .authors(
                  Arrays.stream(Role.values())
                      .map(role -> TestPapers.author(role.text(), "A", role))
                      .toList())
              .build(),
          byMany("many", 120),
          byMany("hundred", 100));

  private static Paper byMany(String id, int authors) {
    return TestPapers.liskov(id, "2011")
        .authors(
            IntStream.rangeClosed(1, authors)
                .mapToObj(i -> TestPapers.author("a-%03d".formatted(121 - i), "A", Role.AUTHOR))
                .toList())
        .build();
  }

  @Test
  void listPaperAuthors_showsEveryField() {
    TestAnswer answer = CATALOG.get(LIST_PAPER_AUTHORS, "WP-002");

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.header("Content-Type")).contains("application/json");
    assertThat(answer.json())
        .isEqualTo(
            TestAnswer.json(
                """
                {
                  "data": [
                    {
                      "handle": "andrew-yao",
                      "name": "姚期智",
                      "role": "editor",
                      "position": 2,
                      "links": {"author": "/authors/andrew-yao"}
                    },
                    {
                      "handle": "frantisek-zilka",
                      "name": "František Žilka",
                      "role": "author",
                      "position": 1,
                      "links": {"author": "/authors/frantisek-zilka"}
                    }
                  ],
                  "page": {"limit": 25, "hasMore": false},
                  "links": {"self": "/papers/wp-002/authors"}
                }
                """));
    assertThat(answer.next()).isEmpty();
  }

  /** The table sorts by handle; a page that shows all sorts by the byline. */
  @Test
  void page_namesTheAuthorsInPrintOrder_underTheTitle() {
    TestAnswer answer = CATALOG.answer(HtmlPage.request(LIST_PAPER_AUTHORS, "hundred"));
    Document page = HtmlPage.of(answer);

    assertThat(page.title()).isEqualTo("Authors of About hundred · Paper Catalog");
    assertThat(page.select("h1").text()).isEqualTo("About hundred");
    assertThat(texts(page, ".columns .quiet"))
        .isEqualTo(IntStream.rangeClosed(1, 100).mapToObj(i -> i + ".").toList());
    assertThat(page.select("main").text()).doesNotContain("handles");
    assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
  }

  @Test
  void page_ofMoreAuthorsThanItShows_saysItsOrder() {
    Document page = HtmlPage.of(CATALOG.answer(HtmlPage.request(LIST_PAPER_AUTHORS, "many")));
    Document next =
        HtmlPage.of(
            CATALOG.answer(
                HtmlPage.asked(TestRequest.following(page.select("a[rel=next]").attr("href")))));

    for (Document part : List.of(page, next)) {
      assertThat(part.select("h1").text()).isEqualTo("About many");
      assertThat(part.select("main").text()).contains("in the order of their handles");
    }
    assertThat(page.select(".columns li")).hasSize(100);
    assertThat(next.select(".columns li")).hasSize(20);
  }

  @Test
  void listPaperAuthors_inAnyCaseOfTheId_isTheSameList() {
    assertThat(CATALOG.get(LIST_PAPER_AUTHORS, "wp-002").json().get("data"))
        .isEqualTo(CATALOG.get(LIST_PAPER_AUTHORS, "WP-002").json().get("data"));
  }

  @Test
  void listPaperAuthors_saysEachRole() {
    TestAnswer answer = CATALOG.get(LIST_PAPER_AUTHORS, "roles");

    assertThat(answer.each("role"))
        .isEqualTo(answer.each("handle"))
        .containsExactly("author", "contributor", "editor", "translator");
    assertThat(answer.each("position")).containsExactly("1", "4", "2", "3");
  }

  @Test
  void listPaperAuthors_ofMoreThanThePaperShows_isInTheOrderOfHandles_withTheBylinesPlaces() {
    TestRequest request = TestRequest.to(LIST_PAPER_AUTHORS, "many").query("limit", "100");
    TestAnswer first = CATALOG.answer(request);
    TestAnswer second = CATALOG.answer(TestRequest.following(first.next().orElseThrow()));

    assertThat(first.each("handle")).isEqualTo(handles(1, 100));
    assertThat(second.each("handle")).isEqualTo(handles(101, 120));
    assertThat(second.each("position")).startsWith("20").endsWith("1");
    assertThat(second.next()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"wrong", "draft", "old"})
  void listPaperAuthors_ofAPaperOfAnyStatus_answers(String id) {
    assertThat(CATALOG.get(LIST_PAPER_AUTHORS, id).each("handle"))
        .containsExactly("barbara-liskov");
  }

  /** A tombstone names none; the versions do. The request reads the change, not the tombstone. */
  @Test
  void listPaperAuthors_whenThePaperIsWithdrawn_thenIsGoneLikeThePaper() {
    TestAnswer answer =
        CATALOG.get(LIST_PAPER_AUTHORS, "gone").assertProblem(410, "paper-withdrawn");

    assertThat(answer.json().get("detail").asText())
        .isEqualTo("The paper gone was withdrawn. See /papers/gone.");
    assertThat(answer.json().has("tombstone")).isFalse();
    assertThat(answer.headers())
        .containsEntry("X-DynamoDB-Requests", "1")
        .containsEntry("X-DynamoDB-Read-Units", "0.5");
  }

  @Test
  void listPaperAuthors_whenAPageEndsWithTheLastAuthor_thenThereIsNoOther() {
    TestRequest request = TestRequest.to(LIST_PAPER_AUTHORS, "roles").query("limit", "4");

    assertThat(CATALOG.answer(request).next()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"unknown", "WP-0021", "WP-00"})
  void listPaperAuthors_whenThereIsNoPaper_isNotFound(String id) {
    TestAnswer answer = CATALOG.get(LIST_PAPER_AUTHORS, id).assertProblem(404, "paper-not-found");

    assertThat(answer.json().get("detail").textValue()).contains(id);
  }

  private static List<String> handles(int from, int to) {
    return IntStream.rangeClosed(from, to).mapToObj("a-%03d"::formatted).toList();
  }
}
