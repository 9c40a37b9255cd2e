package papercatalog.functions.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.parallel.Isolated;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.mcp.Mcp;
import papercatalog.functions.route.Routes;
import papercatalog.functions.runtime.FunctionLog;

/** DynamoDB is out of reach, and comes back. */
@Timeout(60)
@Tag("slow")
@Isolated
final class OutageTest {
  @RegisterExtension
  static final TestCatalog CATALOG = TestCatalog.of(TestPapers.RETRACTED).connected();

  @RegisterExtension static final CapturedLog LOG = new CapturedLog();

  private static final List<TestRequest> EVERY_READ =
      AccessPatterns.all().stream()
          .map(pattern -> TestRequest.to(pattern, TestPapers.RETRACTED))
          .toList();

  @Test
  void outage_asksToRetry_andServiceResumesByItself() {
    for (int round = 0; round < 2; round++) {
      EVERY_READ.forEach(read -> assertThat(CATALOG.answer(read).status()).isEqualTo(200));

      CATALOG.stopEngine();
      try {
        EVERY_READ.forEach(OutageTest::assertUnavailable);
      } finally {
        CATALOG.restartEngine();
      }
    }
    EVERY_READ.forEach(read -> assertThat(CATALOG.answer(read).status()).isEqualTo(200));
  }

  @Test
  void outage_isLoggedInOneLine_andAClientsMistakeInNone() {
    TestRequest read = EVERY_READ.getFirst();
    CATALOG.stopEngine();
    try {
      CATALOG.answer(read);
    } finally {
      CATALOG.restartEngine();
    }
    CATALOG.answer(read.query("page", "2")).assertProblem(400, "invalid-parameter");
    CATALOG.get(AccessPatterns.GET_PAPER, "unknown").assertProblem(404, "paper-not-found");

    assertThat(LOG.lines()).hasSize(1);
    JsonNode line = LOG.lines().getFirst();
    assertThat(line.get("level").textValue()).isEqualTo("ERROR");
    assertThat(line.get("operation").textValue()).isEqualTo("GetPaper");
    assertThat(line.get("requestId").textValue()).isEqualTo(TestRequest.ID);
    assertThat(line.at("/causes/0/error").textValue()).endsWith("TableUnavailable");
  }

  /** The answer asks an assistant to call again, and the fault is logged as for readers. */
  @Test
  void outage_ofATool_isAResultThatSaysWhatToDo() {
    Mcp mcp =
        new Mcp(FunctionLog.all(System.err), Routes.WITHOUT_SEARCH, CATALOG.functions()::function);
    CATALOG.stopEngine();
    TestAnswer called;
    TestAnswer read;
    try {
      called = post(mcp, "tools/call", "\"name\":\"GetPaper\",\"arguments\":{\"id\":\"wrong\"}");
      read = post(mcp, "resources/read", "\"uri\":\"https://localhost/papers/wrong?format=json\"");
    } finally {
      CATALOG.restartEngine();
    }

    assertThat(called.status()).isEqualTo(200);
    assertThat(called.json().at("/result/isError").booleanValue()).isTrue();
    assertThat(called.json().at("/result/content/0/text").textValue()).contains("Call again");
    assertThat(read.json().at("/error/code").intValue()).isEqualTo(-32603);
    assertThat(LOG.lines())
        .filteredOn(it -> it.get("message").textValue().equals("fault"))
        .hasSize(2)
        .allMatch(it -> it.get("operation").textValue().equals("Mcp"));
  }

  private static TestAnswer post(Mcp mcp, String method, String params) {
    String message =
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"%s\",\"params\":{%s}}"
            .formatted(method, params);
    String event =
        "{\"body\":\"%s\",\"requestContext\":{\"http\":{\"method\":\"POST\"}}}"
            .formatted(message.replace("\"", "\\\""));
    return TestAnswer.read(Functions.invoke(mcp, event.getBytes(UTF_8)));
  }

  private static void assertUnavailable(TestRequest read) {
    TestAnswer answer = CATALOG.answer(read).assertProblem(503, "table-unavailable");

    assertThat(answer.header("Retry-After").orElseThrow()).matches("[1-9]\\d*");
    assertThat(answer.body()).doesNotContain("Exception", "127.0.0.1", "papercatalog", "refused");
  }
}
