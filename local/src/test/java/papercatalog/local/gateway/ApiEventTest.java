package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.functions.route.RouteMatch;

/** Events as the gateway makes them, looked at by a server that answers with the event. */
final class ApiEventTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Server SERVER = new Server();

  private static URI url;

  @BeforeAll
  static void start() throws Exception {
    ServerConnector connector = new ServerConnector(SERVER);
    connector.setHost("127.0.0.1");
    SERVER.addConnector(connector);
    SERVER.setHandler(new Mirror());
    SERVER.start();
    url = URI.create("http://127.0.0.1:" + connector.getLocalPort());
  }

  @AfterAll
  static void stop() throws Exception {
    SERVER.stop();
  }

  /** Answers with the event of the request, on one and the same route. */
  private static final class Mirror extends Handler.Abstract {
    @Override
    public boolean handle(Request request, Response response, Callback callback)
        throws IOException {
      RouteMatch match = new RouteMatch("GET /papers/{id}", "GetPaper", Map.of("id", "größe"));
      byte[] body = Content.Source.asInputStream(request).readAllBytes();
      byte[] event = ApiEvent.of(request, "/papers/größe", match, body);
      response.write(true, ByteBuffer.wrap(event), callback);
      return true;
    }
  }

  @Test
  void event_ofARequest_hasPayloadFormatTwo() throws IOException {
    JsonNode event = event("GET /papers/x?b=1&a=%2F&b=2 HTTP/1.1", "User-Agent: test/1.0", "");

    assertThat(event.get("version").textValue()).isEqualTo("2.0");
    assertThat(event.get("routeKey").textValue()).isEqualTo("GET /papers/{id}");
    assertThat(event.get("rawPath").textValue()).isEqualTo("/papers/größe");
    assertThat(event.get("rawQueryString").textValue()).isEqualTo("b=1&a=%2F&b=2");
    assertThat(event.get("pathParameters")).isEqualTo(JSON.readTree("{\"id\": \"größe\"}"));
    assertThat(event.get("isBase64Encoded").booleanValue()).isFalse();
    JsonNode context = event.get("requestContext");
    assertThat(context.get("routeKey")).isEqualTo(event.get("routeKey"));
    assertThat(context.get("requestId").textValue()).isNotBlank();
    assertThat(context.get("stage").textValue()).isEqualTo("$default");
    assertThat(context.get("time").textValue())
        .matches("\\d{2}/[A-Z][a-z]{2}/\\d{4}:\\d{2}:\\d{2}:\\d{2} \\+0000");
    assertThat(context.get("timeEpoch").isIntegralNumber()).isTrue();
    JsonNode http = context.get("http");
    assertThat(http.get("method").textValue()).isEqualTo("GET");
    assertThat(http.get("path").textValue()).isEqualTo("/papers/größe");
    assertThat(http.get("protocol").textValue()).isEqualTo("HTTP/1.1");
    assertThat(http.get("sourceIp").textValue()).isEqualTo("127.0.0.1");
    assertThat(http.get("userAgent").textValue()).isEqualTo("test/1.0");
  }

  @Test
  void query_isDecoded_andWhatIsRepeatedIsJoined() throws IOException {
    JsonNode event = event("GET /x?limit=1&q=a%2Cb+c&limit=2&q=%C3%A9&empty=&bare HTTP/1.1", "");

    assertThat(event.get("queryStringParameters"))
        .isEqualTo(
            JSON.readTree(
                """
                {"limit": "1,2", "q": "a,b c,é", "empty": "", "bare": ""}
                """));
  }

  @Test
  void query_whenThereIsNone_isLeftOut() throws IOException {
    JsonNode event = event("GET /x HTTP/1.1", "");

    assertThat(event.get("rawQueryString").textValue()).isEmpty();
    assertThat(event.has("queryStringParameters")).isFalse();
    assertThat(event.has("cookies")).isFalse();
    assertThat(event.has("body")).isFalse();
    assertThat(event.at("/requestContext/http/userAgent").textValue()).isEmpty();
  }

  @Test
  void headers_areInLowerCase_andWhatIsRepeatedIsJoined() throws IOException {
    JsonNode headers =
        event("GET /x HTTP/1.1", "X-MiXeD: One", "x-mixed: two", "If-None-Match: \"t\"", "")
            .get("headers");

    assertThat(headers.get("x-mixed").textValue()).isEqualTo("One,two");
    assertThat(headers.get("if-none-match").textValue()).isEqualTo("\"t\"");
    assertThat(headers.propertyStream().map(Map.Entry::getKey))
        .allMatch(name -> name.equals(name.toLowerCase(Locale.ROOT)));
  }

  @Test
  void cookies_areApartFromTheHeaders_oneByOne() throws IOException {
    JsonNode event = event("GET /x HTTP/1.1", "Cookie: a=1; b=\"2\"", "cookie: c=3", "");

    assertThat(event.get("cookies"))
        .isEqualTo(JSON.readTree("[\"a=1\", \"b=\\\"2\\\"\", \"c=3\"]"));
    assertThat(event.get("headers").has("cookie")).isFalse();
  }

  @Test
  void body_withoutAContentType_isBase64() throws IOException {
    JsonNode event = event("POST /x HTTP/1.1", "Content-Length: 7", "", "größe");

    assertThat(event.get("isBase64Encoded").booleanValue()).isTrue();
    assertThat(new String(Base64.getDecoder().decode(event.get("body").textValue()), UTF_8))
        .isEqualTo("größe");
  }

  @ParameterizedTest
  @ValueSource(strings = {"text/plain", "application/json", "application/xml; charset=utf-8"})
  void body_ofText_isText(String type) throws IOException {
    JsonNode event =
        event("POST /x HTTP/1.1", "Content-Type: " + type, "Content-Length: 7", "", "größe");

    assertThat(event.get("isBase64Encoded").booleanValue()).isFalse();
    assertThat(event.get("body").textValue()).isEqualTo("größe");
  }

  private static JsonNode event(String... lines) throws IOException {
    String host = "Host: localhost\r\nConnection: close\r\n";
    String request = String.join("\r\n", lines).replaceFirst("\r\n", "\r\n" + host);
    byte[] bytes = (lines[lines.length - 1].isEmpty() ? request + "\r\n" : request).getBytes(UTF_8);
    String answer = new String(RawResponse.of(url, bytes).text().getBytes(ISO_8859_1), UTF_8);
    return JSON.readTree(answer.substring(answer.indexOf("\r\n\r\n")));
  }
}
