package papercatalog.functions.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.TestTable;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.handler.Docs;
import papercatalog.functions.handler.Handlers;
import papercatalog.functions.route.Routes;

/** The call that keeps a function's snapshot from being dropped, and what is none. */
final class WakeTest {
  @RegisterExtension static final TestTable TABLE = new TestTable();

  private static final byte[] WAKE = "{\"wake\":true}".getBytes(UTF_8);

  private final LoggedLines lines = new LoggedLines();

  @BeforeEach
  void forget() {
    TABLE.requests().clear();
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void wake_asksTheTableNothing_andLeavesOneLine(AccessPattern<?> pattern) {
    HttpFunction function = function(pattern);

    assertThat(Functions.invoke(function, WAKE)).asString().isEqualTo("{}");

    assertThat(TABLE.requests().all()).isEmpty();
    assertThat(lines.text())
        .matches(
            """
            \\{"timestamp":"[^"]+Z","level":"INFO","message":"wake","operation":"%s","cold":true}
            """
                .formatted(pattern.operation()));
  }

  @Test
  void wake_ofTheDocs_isAnsweredLikewise() {
    assertThat(Functions.invoke(new Docs(lines.all(), Routes.WITHOUT_SEARCH, Set.of()), WAKE))
        .asString()
        .isEqualTo("{}");
    assertThat(lines.only().get("message").textValue()).isEqualTo("wake");
    assertThat(lines.only().get("operation").textValue()).isEqualTo("Docs");
  }

  /** Whoever comes after it has not waited for the start. */
  @Test
  void wake_isTheFirstEventOfItsInstance() {
    HttpFunction function = function(AccessPatterns.GET_PAPER);
    Functions.invoke(function, WAKE);
    Functions.invoke(function, TestRequest.to(AccessPatterns.GET_PAPER, "x").event());
    Functions.invoke(function, WAKE);

    assertThat(lines.read())
        .extracting(line -> line.get("cold").booleanValue())
        .containsExactly(true, false, false);
  }

  @Test
  void wake_belowTheLevel_isNotLogged() {
    HttpFunction function =
        Handlers.of(
            AccessPatterns.GET_PAPER, TABLE.catalog(), lines.from("WARN"), Routes.WITHOUT_SEARCH);

    assertThat(Functions.invoke(function, WAKE)).asString().isEqualTo("{}");
    assertThat(lines.text()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"wake\":false}",
        "{\"wake\":\"true\"}",
        "{\"wake\":1}",
        "{\"wake\":[true]}",
        "{\"wake\":{\"wake\":true}}",
        "{\"Wake\":true}",
        "{\"wake\":true,\"wake\":true}",
        "{\"wake\":true,\"version\":\"2.0\"}",
        "{\"version\":\"2.0\",\"wake\":true}",
        "{\"headers\":{\"wake\":true}}",
        "{\"requestContext\":{\"wake\":true}}",
        "[{\"wake\":true}]",
        "{\"wake\":true",
      })
  void event_thatIsNotJustThat_isARequest(String event) {
    byte[] output =
        Functions.invoke(function(AccessPatterns.LIST_COLLECTIONS), event.getBytes(UTF_8));

    assertThat(output).asString().startsWith("{\"statusCode\":");
    assertThat(lines.read().getLast().get("message").textValue()).isEqualTo("request");
  }

  /** A client chooses values, and names of parameters and headers; never a member of the event. */
  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void client_cannotMakeOne(AccessPattern<?> pattern) {
    String text = new String(WAKE, UTF_8);
    TestRequest plain = TestRequest.to(pattern, "x");
    List<TestRequest> requests =
        List.of(
            TestRequest.to(pattern, "wake"),
            TestRequest.to(pattern, text),
            plain.query("wake", "true"),
            plain.query(text, text),
            plain.header("wake", "true"),
            plain.header("accept", text),
            new TestRequest(pattern, Map.of("wake", "true"), Map.of(), Map.of()));
    for (TestRequest request : requests) {
      String event = new String(request.event(), UTF_8);
      Functions.invoke(function(pattern), event.getBytes(UTF_8));
      Functions.invoke(function(pattern), withBody(event, "{\"wake\":true}"));
      Functions.invoke(function(pattern), withBody(event, "\"},\"wake\":true}"));
    }

    assertThat(lines.read())
        .hasSize(requests.size() * 3)
        .extracting((JsonNode line) -> line.get("message").textValue())
        .containsOnly("request");
  }

  private HttpFunction function(AccessPattern<?> pattern) {
    return Handlers.of(pattern, TABLE.catalog(), lines.all(), Routes.WITHOUT_SEARCH);
  }

  /** As API Gateway hands a body over: a string. */
  private static byte[] withBody(String event, String body) {
    String member = ",\"body\":\"" + body.replace("\"", "\\\"") + "\"}";
    return (event.substring(0, event.length() - 1) + member).getBytes(UTF_8);
  }
}
