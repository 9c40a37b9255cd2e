package papercatalog.functions.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.LIST_AUTHOR_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_AUTHORS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_VERSIONS;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Role;
import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.AccessPattern;

/** The lists of what one paper has: walked from first to last, and with cursors that are none. */
@Tag("slow")
final class PaperPartPagingTest {
  private static final int SIZE = 12;

  /** Another paper is next to it, in keys that begin like its own. */
  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(
          Stream.concat(
                  IntStream.rangeClosed(1, SIZE).mapToObj(PaperPartPagingTest::revision),
                  Stream.of(
                      TestPapers.CROWDED,
                      TestPapers.liskov("WP-0020", "2001").build(),
                      TestPapers.RETRACTED))
              .toList());

  private static final TestRequest AUTHORS = TestRequest.to(LIST_PAPER_AUTHORS, "WP-002");
  private static final TestRequest VERSIONS = TestRequest.to(LIST_PAPER_VERSIONS, "WP-002");

  static Stream<Arguments> walks() {
    return Stream.of("1", "2", "5", "6", "11", "12", "13", "100")
        .flatMap(
            limit ->
                Stream.of(
                    Arguments.of(AUTHORS, "handle", limit, handles()),
                    Arguments.of(VERSIONS, "revision", limit, revisions())));
  }

  @ParameterizedTest
  @MethodSource("walks")
  void next_fromFirstToLast_missesAndRepeatsNothing(
      TestRequest list, String member, String limit, List<String> all) {
    List<String> seen = new ArrayList<>();
    Optional<TestRequest> request = Optional.of(list.query("limit", limit));
    while (request.isPresent()) {
      TestAnswer answer = CATALOG.answer(request.get());
      assertThat(answer.status()).isEqualTo(200);
      assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
      assertThat(answer.each(member))
          .isNotEmpty()
          .hasSizeLessThanOrEqualTo(Integer.parseInt(limit));
      seen.addAll(answer.each(member));
      assertThat(seen).hasSizeLessThanOrEqualTo(SIZE);
      request = answer.next().map(TestRequest::following);
    }

    assertThat(seen).isEqualTo(all);
  }

  @Test
  void next_carriesTheLimit_ifItWasGiven() {
    assertThat(CATALOG.answer(AUTHORS.query("limit", "4")).next().orElseThrow())
        .matches("/papers/wp-002/authors\\?limit=4&cursor=[\\w-]+");
    assertThat(CATALOG.answer(VERSIONS.query("limit", "4")).json().at("/links/self").textValue())
        .isEqualTo("/papers/wp-002/versions?limit=4");
  }

  static Stream<AccessPattern<?>> lists() {
    return TestRequest.listsOf(Access.QueryItems.class);
  }

  @ParameterizedTest
  @MethodSource("lists")
  void cursor_isGoodForAnySpellingOfTheId(AccessPattern<?> pattern) {
    TestRequest list = TestRequest.to(pattern, "WP-002").query("limit", "5");
    TestAnswer first = CATALOG.answer(list);

    TestAnswer second =
        CATALOG.answer(TestRequest.to(pattern, "wp-002").query("cursor", first.nextCursor()));

    assertThat(second.json().get("data")).hasSize(SIZE - 5);
  }

  static Stream<TestRequest> otherQueries() {
    return Stream.of(
        TestRequest.to(LIST_PAPER_AUTHORS, "crowded"),
        TestRequest.to(LIST_PAPER_AUTHORS, "WP-0020"),
        TestRequest.to(LIST_PAPER_AUTHORS, "unknown"),
        TestRequest.to(LIST_PAPER_VERSIONS, "crowded"),
        TestRequest.to(LIST_PAPER_VERSIONS, "WP-0020"),
        TestRequest.to(LIST_COLLECTION_PAPERS, "sosp"),
        TestRequest.to(LIST_AUTHOR_PAPERS, "barbara-liskov"));
  }

  @ParameterizedTest
  @MethodSource("otherQueries")
  void cursor_ofAnotherQuery_isRefused(TestRequest other) {
    for (TestRequest list : List.of(AUTHORS, VERSIONS)) {
      String cursor = CATALOG.answer(list.query("limit", "2")).nextCursor();
      CATALOG.answer(other.query("cursor", cursor)).assertProblem(400, "cursor-scope-mismatch");
    }
  }

  @Test
  void cursor_fromAnotherQuery_isRefusedHere() {
    for (TestRequest other :
        List.of(
            TestRequest.to(LIST_PAPER_AUTHORS, "crowded"),
            TestRequest.to(LIST_COLLECTION_PAPERS, "sosp"))) {
      String cursor = CATALOG.answer(other.query("limit", "1")).nextCursor();
      for (TestRequest list : List.of(AUTHORS, VERSIONS)) {
        CATALOG.answer(list.query("cursor", cursor)).assertProblem(400, "cursor-scope-mismatch");
      }
    }
    String cursor = CATALOG.answer(AUTHORS.query("limit", "1")).nextCursor();
    CATALOG.answer(VERSIONS.query("cursor", cursor)).assertProblem(400, "cursor-scope-mismatch");
  }

  static final String[] GARBAGE = CursorContractTest.GARBAGE;

  @ParameterizedTest
  @FieldSource("GARBAGE")
  void cursor_thatIsNone_isRefused(String garbage) {
    for (TestRequest list : List.of(AUTHORS, VERSIONS)) {
      assertInvalid(list, garbage);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "#", "A-01", "a b", "a/b", "a#b", "é", "a\u0000", "-a", "~", "AUTHOR#a-01"})
  void cursor_forgedWithNoHandle_isRefused(String position) {
    assertInvalid(AUTHORS, forged(AUTHORS, position));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "#",
        "1",
        "000000001",
        "00000000001",
        "-000000001",
        "+000000001",
        "000000000a",
        "٠٠٠٠٠٠٠٠٠١",
        "~",
        "0000000001#",
        "VERSION#0000000001",
        "1e00000000"
      })
  void cursor_forgedWithNoRevision_isRefused(String position) {
    assertInvalid(VERSIONS, forged(VERSIONS, position));
  }

  @ParameterizedTest
  @CsvSource({"a, 12", "0, 12", "a-06, 6", "a-06x, 6", "b, 0", "z, 0"})
  void cursor_forgedWithAnotherHandle_staysInItsList(String position, int left) {
    assertThat(after(AUTHORS, position).each("handle"))
        .isEqualTo(handles().subList(SIZE - left, SIZE));
  }

  @ParameterizedTest
  @CsvSource({
    "9999999999, 12",
    "0000000013, 12",
    "0000000007, 6",
    "0000000001, 0",
    "0000000000, 0"
  })
  void cursor_forgedWithAnotherRevision_staysInItsList(String position, int left) {
    assertThat(after(VERSIONS, position).each("revision"))
        .isEqualTo(revisions().subList(SIZE - left, SIZE));
  }

  private static TestAnswer after(TestRequest list, String position) {
    TestAnswer answer = CATALOG.answer(list.query("cursor", forged(list, position)));
    assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    return answer;
  }

  private static String forged(TestRequest list, String position) {
    String cursor = CATALOG.answer(list.query("limit", "2")).nextCursor();
    return ForgedCursor.like(cursor, position.getBytes(UTF_8));
  }

  private static void assertInvalid(TestRequest list, String cursor) {
    TestAnswer answer = CATALOG.answer(list.query("cursor", cursor));
    answer.assertProblem(400, "invalid-cursor");
    assertThat(answer.wrongParameters()).containsExactly("cursor");
    assertThat(answer.headers()).doesNotContainKey("X-DynamoDB-Requests");
  }

  private static Paper revision(int revision) {
    return TestPapers.liskov("WP-002", "2001")
        .title("Revision " + revision)
        .authors(handles().stream().map(it -> TestPapers.author(it, "A", Role.AUTHOR)).toList())
        .build();
  }

  private static List<String> handles() {
    return IntStream.rangeClosed(1, SIZE).mapToObj("a-%02d"::formatted).toList();
  }

  private static List<String> revisions() {
    return IntStream.rangeClosed(1, SIZE).mapToObj(Integer::toString).toList().reversed();
  }
}
