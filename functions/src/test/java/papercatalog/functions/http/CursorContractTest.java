package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.LIST_AUTHOR_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPIC_PAPERS;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Cursors that lead nowhere: of another query, edited, garbage. */
final class CursorContractTest {
  private static final List<String> ALPHABET =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/.%&# é\n\u0000"
          .chars()
          .mapToObj(Character::toString)
          .toList();

  @RegisterExtension static final TestCatalog CATALOG = TestCatalog.of(TestPapers.numbered(12));

  private static final TestRequest SOSP =
      TestRequest.to(LIST_COLLECTION_PAPERS, "sosp").query("limit", "2");

  /** Other queries with answers of their own. */
  static Stream<TestRequest> otherAnswers() {
    return Stream.of(
        TestRequest.to(LIST_AUTHOR_PAPERS, "barbara-liskov"),
        TestRequest.to(LIST_TOPIC_PAPERS, "storage"),
        SOSP.query("order", "asc"),
        SOSP.query("from", "2000"),
        SOSP.query("until", "2003"),
        SOSP.query("from", "2000").query("until", "2003"));
  }

  static Stream<TestRequest> otherQueries() {
    Stream<TestRequest> unanswered =
        Stream.of(
            TestRequest.to(LIST_COLLECTION_PAPERS, "osdi"),
            TestRequest.to(LIST_COLLECTION_PAPERS, "sos"),
            TestRequest.to(LIST_COLLECTION_PAPERS, "barbara-liskov"),
            TestRequest.to(LIST_AUTHOR_PAPERS, "sosp"),
            TestRequest.to(LIST_TOPIC_PAPERS, "sosp"));
    return Stream.concat(unanswered, otherAnswers());
  }

  @ParameterizedTest
  @MethodSource("otherQueries")
  void cursor_ofAnotherQuery_isRefused(TestRequest other) {
    String cursor = CATALOG.answer(SOSP).nextCursor();

    assertMismatch(CATALOG.answer(other.query("cursor", cursor)));
  }

  @ParameterizedTest
  @MethodSource("otherAnswers")
  void cursor_fromAnotherQuery_isRefusedHere(TestRequest other) {
    String cursor = CATALOG.answer(other.query("limit", "1")).nextCursor();

    assertMismatch(CATALOG.answer(SOSP.query("cursor", cursor)));
  }

  @Test
  void cursor_withAnySingleCharacterEdited_isRefused() {
    String cursor = CATALOG.answer(SOSP).nextCursor();
    for (int i = 0; i < cursor.length(); i++) {
      for (String c : ALPHABET) {
        if (!cursor.startsWith(c, i)) {
          assertInvalid(cursor.substring(0, i) + c + cursor.substring(i + 1));
        }
      }
    }
  }

  @Test
  void cursor_withACharacterMoreOrLess_isRefused() {
    String cursor = CATALOG.answer(SOSP).nextCursor();
    for (int i = 0; i <= cursor.length(); i++) {
      for (String c : ALPHABET) {
        assertInvalid(cursor.substring(0, i) + c + cursor.substring(i));
      }
      if (i < cursor.length()) {
        assertInvalid(cursor.substring(0, i));
        assertInvalid(cursor.substring(i + 1));
        assertInvalid(cursor.substring(0, i) + cursor.substring(i + 1));
      }
    }
  }

  static final String[] GARBAGE = {
    "",
    " ",
    "x",
    "null",
    "0",
    "AQ",
    "====",
    "eyJQSyI6IlBBUEVSI1dQLTAwMiJ9",
    "../..",
    "é",
    "😀",
    "A".repeat(52),
    "A".repeat(256),
    "A".repeat(257),
    "A".repeat(100_000),
    "\u0000",
    "' OR 1=1 --"
  };

  @ParameterizedTest
  @FieldSource("GARBAGE")
  void cursor_thatIsNone_isRefused(String garbage) {
    assertInvalid(garbage);
  }

  @Test
  void cursor_givenTwice_isRefused() {
    String cursor = CATALOG.answer(SOSP).nextCursor();

    assertInvalid(cursor + "," + cursor);
  }

  private static void assertInvalid(String cursor) {
    TestAnswer answer = CATALOG.answer(SOSP.query("cursor", cursor));
    answer.assertProblem(400, "invalid-cursor");
    assertThat(answer.wrongParameters()).containsExactly("cursor");
    assertThat(answer.headers()).doesNotContainKey("X-DynamoDB-Requests");
  }

  private static void assertMismatch(TestAnswer answer) {
    answer.assertProblem(400, "cursor-scope-mismatch");
    assertThat(answer.wrongParameters()).containsExactly("cursor");
    assertThat(answer.json().at("/errors/0/detail").textValue()).startsWith("must ");
    assertThat(answer.headers()).doesNotContainKey("X-DynamoDB-Requests");
  }
}
