package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.model.Paper;
import papercatalog.domain.pattern.AccessPattern;

/** Following the links from the first page to the last gives every paper once. */
@Tag("slow")
final class PagingContractTest {
  /** Three a day, from 2000 to 2009. */
  private static final List<Paper> PAPERS = TestPapers.numbered(30);

  @RegisterExtension static final TestCatalog CATALOG = TestCatalog.of(PAPERS);

  static Stream<Arguments> walks() {
    return Stream.of("1", "2", "7", "10", "29", "30", "31")
        .flatMap(
            limit ->
                Stream.of(
                    Arguments.of("ListCollectionPapers", "sosp", limit),
                    Arguments.of("ListAuthorPapers", "barbara-liskov", limit),
                    Arguments.of("ListTopicPapers", "storage", limit)));
  }

  @ParameterizedTest
  @MethodSource("walks")
  void next_fromFirstToLast_missesAndRepeatsNothing(
      AccessPattern<?> pattern, String value, String limit) {
    TestRequest first = TestRequest.to(pattern, value).query("limit", limit);

    assertThat(walk(first)).isEqualTo(ids(0, 30).reversed());
    assertThat(walk(first.query("order", "desc"))).isEqualTo(ids(0, 30).reversed());
    assertThat(walk(first.query("order", "asc"))).isEqualTo(ids(0, 30));
  }

  @ParameterizedTest
  @MethodSource("walks")
  void next_withinARange_staysInIt(AccessPattern<?> pattern, String value, String limit) {
    TestRequest first =
        TestRequest.to(pattern, value)
            .query("limit", limit)
            .query("from", "2002-05-17")
            .query("until", "2005");

    assertThat(walk(first)).isEqualTo(ids(6, 18).reversed());
    assertThat(walk(first.query("order", "asc"))).isEqualTo(ids(6, 18));
  }

  /** Of a page in ascending order, there is no head. */
  @Test
  void pageOf25_costsTheSameWithTheHeadOfItsList() {
    TestRequest request = TestRequest.to(LIST_COLLECTION_PAPERS, "sosp");
    TestAnswer headed = CATALOG.answer(request);
    TestAnswer headless = CATALOG.answer(request.query("order", "asc"));

    assertThat(headed.json().has("collection")).isTrue();
    assertThat(headless.json().has("collection")).isFalse();
    assertThat(headed.header("X-DynamoDB-Read-Units"))
        .isEqualTo(headless.header("X-DynamoDB-Read-Units"))
        .contains("1.0");
  }

  @Test
  void next_carriesEveryParameterOfTheRequest_andNoOther() {
    TestRequest first = TestRequest.to(LIST_COLLECTION_PAPERS, "sosp");

    assertThat(CATALOG.answer(first).next().orElseThrow())
        .matches("/collections/sosp/papers\\?cursor=[\\w-]+");
    assertThat(
            CATALOG
                .answer(
                    first
                        .query("until", "2008-12-31")
                        .query("order", "asc")
                        .query("from", "2001")
                        .query("limit", "4"))
                .next()
                .orElseThrow())
        .matches(
            "/collections/sosp/papers\\?limit=4&order=asc&from=2001&until=2008-12-31"
                + "&cursor=[\\w-]+");
  }

  @Test
  void self_ofALaterPage_leadsToItAgain() {
    TestRequest first = TestRequest.to(LIST_COLLECTION_PAPERS, "sosp").query("limit", "4");
    String next = CATALOG.answer(first).next().orElseThrow();
    TestAnswer second = CATALOG.answer(TestRequest.following(next));

    assertThat(second.json().at("/links/self").textValue()).isEqualTo(next);
    assertThat(second.ids()).isEqualTo(ids(22, 26).reversed());
    assertThat(second.header("ETag"))
        .isEqualTo(CATALOG.answer(TestRequest.following(next)).header("ETag"));
  }

  @Test
  void limit_mayChangeBetweenPages() {
    TestRequest first = TestRequest.to(LIST_COLLECTION_PAPERS, "sosp");
    List<String> seen = new ArrayList<>();
    Optional<String> cursor = Optional.empty();
    int limit = 1;
    do {
      TestRequest request = first.query("limit", Integer.toString(limit));
      TestAnswer answer =
          CATALOG.answer(cursor.map(text -> request.query("cursor", text)).orElse(request));
      assertThat(answer.ids()).hasSizeLessThanOrEqualTo(limit);
      seen.addAll(answer.ids());
      cursor = answer.next().map(_ -> answer.nextCursor());
      limit = limit * 2;
    } while (cursor.isPresent());

    assertThat(seen).isEqualTo(ids(0, 30).reversed());
  }

  @Test
  void cursor_isTheSameWhetherFromBodyOrLink() {
    TestRequest first = TestRequest.to(LIST_COLLECTION_PAPERS, "sosp").query("limit", "4");
    TestAnswer answer = CATALOG.answer(first);

    assertThat(TestRequest.following(answer.next().orElseThrow()))
        .isEqualTo(first.query("cursor", answer.nextCursor()));
  }

  private static List<String> walk(TestRequest first) {
    List<String> seen = new ArrayList<>();
    TestAnswer answer = CATALOG.answer(first);
    seen.addAll(answer.ids());
    Optional<String> next = answer.next();
    while (next.isPresent()) {
      assertThat(answer.ids()).hasSize(answer.json().at("/page/limit").intValue());
      answer = CATALOG.answer(TestRequest.following(next.orElseThrow()));
      assertThat(answer.status()).isEqualTo(200);
      assertThat(answer.ids()).isNotEmpty();
      seen.addAll(answer.ids());
      assertThat(seen).hasSizeLessThanOrEqualTo(PAPERS.size());
      next = answer.next();
    }
    return seen;
  }

  private static List<String> ids(int from, int to) {
    return PAPERS.subList(from, to).stream().map(paper -> paper.id().value()).toList();
  }
}
