package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.FIND_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_OVERVIEW;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_VERSION;
import static papercatalog.domain.pattern.AccessPatterns.LIST_CHANGES;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTIONS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_AUTHORS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_VERSIONS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPICS;

import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;

/** What the headers say besides the body: safety, cost and freshness. */
@Tag("slow")
final class AnswerHeadersTest {
  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(TestPapers.CROWDED, TestPapers.WITHDRAWN, TestPapers.RETRACTED);

  private static final String[] PROOF = {
    "Server-Timing", "X-DynamoDB-Requests", "X-DynamoDB-Read-Units"
  };

  /** Answers of every kind, by the status that they have. */
  static Stream<Arguments> everyKind() {
    TestRequest paper = TestRequest.to(GET_PAPER, "crowded");
    TestRequest version = TestRequest.to(GET_PAPER_VERSION, "crowded");
    return Stream.of(
        Arguments.of(200, paper),
        Arguments.of(200, TestRequest.to(LIST_COLLECTION_PAPERS, "sosp").query("limit", "1")),
        Arguments.of(304, paper.header("if-none-match", "*")),
        Arguments.of(400, TestRequest.to(GET_PAPER, "#")),
        Arguments.of(400, TestRequest.to(LIST_COLLECTION_PAPERS, "sosp").query("cursor", "x")),
        Arguments.of(400, paper.query("page", "2")),
        Arguments.of(404, TestRequest.to(GET_PAPER, "unknown")),
        Arguments.of(404, TestRequest.to(AccessPatterns.GET_AUTHOR, "unknown")),
        Arguments.of(200, TestRequest.to(LIST_PAPER_AUTHORS, "crowded").query("limit", "1")),
        Arguments.of(200, TestRequest.to(LIST_PAPER_VERSIONS, "crowded")),
        Arguments.of(200, version),
        Arguments.of(304, version.header("if-none-match", "*")),
        Arguments.of(400, version.query("limit", "2")),
        Arguments.of(200, TestRequest.to(FIND_PAPERS, "10.1145/wrong")),
        Arguments.of(400, TestRequest.to(FIND_PAPERS)),
        Arguments.of(200, TestRequest.to(LIST_CHANGES).query("limit", "1")),
        Arguments.of(400, TestRequest.to(LIST_CHANGES).query("since", "yesterday")),
        Arguments.of(200, TestRequest.to(LIST_COLLECTIONS)),
        Arguments.of(200, TestRequest.to(LIST_TOPICS)),
        Arguments.of(400, TestRequest.to(LIST_TOPICS).query("order", "asc")),
        Arguments.of(404, TestRequest.to(LIST_PAPER_AUTHORS, "unknown")),
        Arguments.of(404, TestRequest.to(LIST_PAPER_VERSIONS, "unknown")),
        Arguments.of(404, TestRequest.to(GET_PAPER_VERSION, "unknown")),
        Arguments.of(410, TestRequest.to(GET_PAPER, "gone")));
  }

  @ParameterizedTest
  @MethodSource("everyKind")
  void answer_ofAnyKind_isSafeToShowInABrowser(int status, TestRequest request) {
    TestAnswer answer = CATALOG.answer(request);

    assertThat(answer.status()).isEqualTo(status);
    assertThat(answer.headers())
        .containsEntry("X-Content-Type-Options", "nosniff")
        .containsEntry("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
        .containsEntry("X-Frame-Options", "DENY")
        .containsEntry("Referrer-Policy", "no-referrer")
        .containsKey("Strict-Transport-Security");
  }

  @ParameterizedTest
  @MethodSource("everyKind")
  void answer_provesItsWork_exactlyWhenItTouchedTheTable(int status, TestRequest request) {
    TestAnswer answer = CATALOG.answer(request);

    if (status == 400) {
      assertThat(answer.headers()).doesNotContainKeys(PROOF);
    } else {
      assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
      // The local engine takes nothing for a query that finds nothing.
      boolean none = status == 404 && request.pattern().access() instanceof Access.QueryItems;
      assertThat(answer.header("X-DynamoDB-Read-Units")).contains(none ? "0.0" : "0.5");
      assertThat(answer.header("Server-Timing").orElseThrow()).matches("dynamodb;dur=\\d+\\.\\d");
    }
  }

  @ParameterizedTest
  @MethodSource("everyKind")
  void answer_saysHowLongItMayBeKept(int status, TestRequest request) {
    TestAnswer answer = CATALOG.answer(request);

    assertThat(answer.header("Cache-Control"))
        .contains(status >= 400 ? TestAnswer.cacheControl(status) : "public, max-age=60");
    assertThat(answer.headers().containsKey("ETag")).isEqualTo(status < 400);
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void read_isOneRequest(AccessPattern<?> pattern) {
    String units = pattern.equals(GET_PAPER_OVERVIEW) ? "1.5" : "0.5"; // all items of the paper
    assertOneRequest(CATALOG.answer(TestRequest.to(pattern, TestPapers.RETRACTED)), units);
  }

  @Test
  void read_ofAPaperOfManyAuthors_isOneRequestToo() {
    assertOneRequest(CATALOG.get(GET_PAPER, "crowded"), "0.5");
  }

  private static void assertOneRequest(TestAnswer answer, String units) {
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
    assertThat(answer.header("X-DynamoDB-Read-Units")).contains(units);
  }

  @Test
  void read_ofALaterPage_isOneRequestToo() {
    TestRequest request = TestRequest.to(LIST_COLLECTION_PAPERS, "sosp").query("limit", "1");
    String next = CATALOG.answer(request).next().orElseThrow();

    TestAnswer answer = CATALOG.answer(TestRequest.following(next));

    assertThat(answer.ids()).containsExactly("wrong");
    assertThat(answer.header("X-DynamoDB-Requests")).contains("1");
  }
}
