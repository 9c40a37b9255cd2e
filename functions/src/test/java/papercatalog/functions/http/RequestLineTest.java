package papercatalog.functions.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.FIND_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.GET_AUTHOR;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_VERSION;
import static papercatalog.domain.pattern.AccessPatterns.LIST_AUTHOR_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_CHANGES;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTIONS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_AUTHORS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_VERSIONS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPICS;
import static papercatalog.domain.pattern.AccessPatterns.LIST_TOPIC_PAPERS;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.functions.handler.Docs;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Routes;

/** One line for each request: what it was, and what it cost. */
final class RequestLineTest {
  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(
          TestPapers.FULL, TestPapers.CROWDED, TestPapers.RETRACTED, TestPapers.WITHDRAWN);

  private static final String TIME = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{3})?Z";
  private static final String TENTHS = "\\d+\\.\\d";

  private final LoggedLines lines = new LoggedLines();
  private final Functions functions = CATALOG.functions().logging(lines.all());

  /** A request, its status, and the items that are shown and read for it. */
  static Stream<Arguments> requests() {
    TestRequest paper = TestRequest.to(GET_PAPER, "WP-002");
    TestRequest sosp = TestRequest.to(LIST_COLLECTION_PAPERS, "sosp");
    return Stream.of(
        Arguments.of(200, paper, 1, 1),
        Arguments.of(200, paper.head(), 1, 1),
        Arguments.of(304, paper.header("if-none-match", "*"), 1, 1),
        Arguments.of(404, TestRequest.to(GET_PAPER, "unknown"), 0, 0),
        Arguments.of(410, TestRequest.to(GET_PAPER, "gone"), 0, 1),
        Arguments.of(200, sosp, 2, 3), // and the head
        Arguments.of(200, sosp.query("limit", "1"), 1, 3),
        Arguments.of(200, TestRequest.to(LIST_COLLECTION_PAPERS, "none"), 0, 0),
        Arguments.of(200, TestRequest.to(LIST_AUTHOR_PAPERS, "barbara-liskov"), 2, 3),
        Arguments.of(200, TestRequest.to(LIST_TOPIC_PAPERS, "storage"), 2, 3),
        Arguments.of(200, TestRequest.to(GET_AUTHOR, "barbara-liskov"), 1, 1),
        Arguments.of(404, TestRequest.to(GET_AUTHOR, "unknown"), 0, 0),
        Arguments.of(200, TestRequest.to(LIST_PAPER_AUTHORS, "WP-002"), 2, 3), // and the change
        Arguments.of(200, TestRequest.to(LIST_PAPER_AUTHORS, "WP-002").query("limit", "1"), 1, 2),
        Arguments.of(404, TestRequest.to(LIST_PAPER_AUTHORS, "unknown"), 0, 0),
        Arguments.of(200, TestRequest.to(LIST_PAPER_VERSIONS, "WP-002"), 1, 1),
        Arguments.of(200, TestRequest.to(GET_PAPER_VERSION, "WP-002"), 1, 1),
        Arguments.of(404, TestRequest.to(GET_PAPER_VERSION, "unknown"), 0, 0),
        Arguments.of(200, TestRequest.to(FIND_PAPERS, "10.1145/wrong"), 1, 1),
        Arguments.of(200, TestRequest.to(LIST_CHANGES), 4, 4),
        Arguments.of(200, TestRequest.to(LIST_COLLECTIONS), 2, 2),
        Arguments.of(200, TestRequest.to(LIST_TOPICS).query("limit", "2"), 2, 3));
  }

  @ParameterizedTest
  @MethodSource("requests")
  void request_leavesOneLine_thatSaysWhatItsHeadersSay(
      int status, TestRequest request, int shown, int scanned) {
    TestAnswer answer = functions.answer(request);

    JsonNode line = lines.only();
    assertThat(line.get("operation").textValue()).isEqualTo(request.pattern().operation());
    assertThat(line.get("status").intValue()).isEqualTo(answer.status()).isEqualTo(status);
    assertThat(line.get("format").textValue()).isEqualTo("json");
    assertThat(line.get("requests").asText())
        .isEqualTo(answer.headers().get("X-DynamoDB-Requests"));
    assertThat(line.get("readUnits").asText())
        .isEqualTo(answer.headers().get("X-DynamoDB-Read-Units"));
    assertThat("dynamodb;dur=" + line.get("dynamodbMs").asText())
        .isEqualTo(answer.headers().get("Server-Timing"));
    assertThat(line.get("ms").doubleValue())
        .isGreaterThanOrEqualTo(line.get("dynamodbMs").doubleValue());
    assertThat(line.get("items").intValue()).as("items").isEqualTo(shown);
    assertThat(line.get("scanned").intValue()).as("scanned").isEqualTo(scanned);
    assertThat(line.get("requestId").textValue()).isEqualTo(TestRequest.ID);
  }

  @Test
  void line_hasItsMembersInTheirOrder_andNoOther() {
    functions.answer(TestRequest.to(GET_PAPER, "WP-002"));

    assertThat(lines.text())
        .matches(
            """
            \\{"timestamp":"%s","level":"INFO","message":"request","operation":"GetPaper",\
            "status":200,"format":"json","requests":1,"readUnits":0.5,"items":1,"scanned":1,\
            "dynamodbMs":%s,"ms":%2$s,"cold":true,"requestId":"JKJaXmPLvHcESHA="}
            """
                .formatted(TIME, TENTHS));
  }

  @Test
  void line_ofAProblem_saysWhich_andCountsNothingWhereNothingWasAsked() {
    functions.answer(TestRequest.to(GET_PAPER, "#")).assertProblem(400, "invalid-parameter");

    assertThat(lines.text())
        .matches(
            """
            \\{"timestamp":"%s","level":"INFO","message":"request","operation":"GetPaper",\
            "status":400,"format":"json","requests":0,"readUnits":0.0,"items":0,"scanned":0,\
            "dynamodbMs":0.0,"ms":%s,"cold":true,"problem":"invalid-parameter",\
            "requestId":"JKJaXmPLvHcESHA="}
            """
                .formatted(TIME, TENTHS));
  }

  @Test
  void line_saysTheFormatThatWasAnswered() {
    TestRequest paper = TestRequest.to(GET_PAPER, "WP-002");
    String browser = "text/html,application/xhtml+xml,*/*;q=0.8";
    functions.answer(paper.header("accept", browser));
    functions.answer(paper.query("format", "bibtex"));
    functions.answer(paper.query("format", "atom"));
    functions.answer(TestRequest.to(GET_PAPER, "unknown").header("accept", browser));

    assertThat(each("format")).containsExactly("html", "bibtex", "json", "html");
    assertThat(each("status")).containsExactly("200", "200", "406", "404");
    assertThat(each("problem")).containsExactly("", "", "not-acceptable", "paper-not-found");
  }

  @Test
  void line_ofAnIllegibleEvent_hasNeitherFormatNorId() {
    TestAnswer answer = TestAnswer.read(functions.invoke(GET_PAPER, "[]".getBytes(UTF_8)));

    assertThat(answer.status()).isEqualTo(500);
    assertThat(lines.read()).hasSize(2);
    JsonNode line = lines.read().getLast();
    assertThat(line.get("status").intValue()).isEqualTo(500);
    assertThat(line.get("problem").textValue()).isEqualTo("internal-error");
    assertThat(line.get("requests").intValue()).isZero();
    assertThat(line.has("requestId")).isFalse();
  }

  @Test
  void lines_addUpToWhatTheHeadersSaid() {
    int requests = 0;
    double units = 0;
    for (Arguments each : requests().toList()) {
      TestAnswer answer = functions.answer((TestRequest) each.get()[1]);
      requests += Integer.parseInt(answer.header("X-DynamoDB-Requests").orElseThrow());
      units += Double.parseDouble(answer.header("X-DynamoDB-Read-Units").orElseThrow());
    }

    assertThat(lines.read().stream().mapToInt(line -> line.get("requests").intValue()).sum())
        .isEqualTo(requests);
    assertThat(lines.read().stream().mapToDouble(line -> line.get("readUnits").doubleValue()).sum())
        .isEqualTo(units);
  }

  @Test
  void cold_isTheFirstRequestOfEachFunction() {
    CatalogFunction<?> function = functions.function(GET_PAPER);
    byte[] event = TestRequest.to(GET_PAPER, "WP-002").event();
    for (int i = 0; i < 3; i++) {
      Functions.invoke(function, event);
    }
    functions.answer(TestRequest.to(GET_PAPER, "WP-002"));

    assertThat(each("cold")).containsExactly("true", "false", "false", "true");
  }

  @Test
  void docs_leaveALine_withoutAFormat() {
    Docs docs = new Docs(lines.all(), Routes.WITHOUT_SEARCH, Set.of());
    for (DocsPage page : List.of(DocsPage.REFERENCE, DocsPage.OPENAPI)) {
      Functions.invoke(docs, "{\"rawPath\":\"%s\"}".formatted(page.path()).getBytes(UTF_8));
    }
    Functions.invoke(docs, "{\"rawPath\":\"/nowhere\"}".getBytes(UTF_8));

    assertThat(each("operation")).hasSize(3).containsOnly("Docs");
    assertThat(each("requests")).containsOnly("0");
    assertThat(each("status")).containsExactly("200", "200", "404");
    assertThat(lines.read().stream().map(line -> line.has("format")))
        .containsExactly(false, false, true);
  }

  /** What the bill reckons with. */
  @ParameterizedTest
  @MethodSource("requests")
  void line_isASmallPartOfAKilobyte(int status, TestRequest request, int shown, int scanned) {
    functions.answer(request);

    assertThat(lines.text().length()).as(lines.text()).isBetween(230, 330);
  }

  private List<String> each(String member) {
    List<String> values = new ArrayList<>();
    lines.read().forEach(line -> values.add(line.path(member).asText()));
    return values;
  }
}
