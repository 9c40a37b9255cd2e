package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.local.engine.DynamoDbLocal;

/** A web page whose name leads to 127.0.0.1 must not read or write the catalog. */
@Tag("slow")
final class HostTest {
  @RegisterExtension static final LocalApi API = LocalApi.shared();

  private static final String NO_TOKEN = "MissingAuthenticationToken";

  private static DynamoDbLocal engine;

  @BeforeAll
  static void start() {
    engine = DynamoDbLocal.inMemory();
  }

  @AfterAll
  static void stop() {
    engine.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "localhost",
        "LocalHost:8080",
        "localhost.:8080",
        "127.0.0.1",
        "127.0.0.1:65535",
        "127.255.0.9:1",
        "[::1]",
        "[::1]:8000",
        "[0:0:0:0:0:0:0:1]:8000"
      })
  void host_ofTheLoopbackInterface_isServed(String host) throws IOException {
    String headers = "Host: " + host + "\r\n";

    assertThat(ofGateway("/papers/WP-002", headers).statuses()).containsExactly(200);
    assertThat(ofEngine("/", headers).body()).contains(NO_TOKEN);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "evil.example",
        "evil.example:8080",
        "127.0.0.1.evil.example",
        "localhost.evil.example:8080",
        "evil-localhost",
        "128.0.0.1",
        "0.0.0.0:8080",
        "192.168.1.5:8080",
        "[::]:8080",
        "[fe80::1]",
        "localhost..",
        "."
      })
  void host_ofAnotherName_isRefusedByItsName(String host) throws IOException {
    String headers = "Host: " + host + "\r\n";
    for (RawResponse response : answers("/papers/WP-002", headers)) {
      assertThat(response.statuses()).as(response.text()).containsExactly(421);
      assertThat(response.header("content-type")).isEqualTo("application/json");
      assertThat(response.body())
          .isEqualTo(
              "{\"message\":\"Only localhost, 127.0.0.1 and [::1] are served here, not %s\"}",
              host.replaceFirst("(?<=[^:\\[]):\\d+$", ""));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Host: localhost\r\nHost: evil.example\r\n", "Host: a b\r\n"})
  void host_thatIsMissingOrMalformed_isABadRequest(String headers) throws IOException {
    for (RawResponse response : answers("/papers/WP-002", headers)) {
      assertThat(response.statuses()).as(response.text()).containsExactly(400);
    }
  }

  /** No browser speaks it. */
  @Test
  void host_thatIsMissingInHttp10_isServed() throws IOException {
    byte[] request = "GET /papers/WP-002 HTTP/1.0\r\n\r\n".getBytes(ISO_8859_1);

    assertThat(RawResponse.of(API.url(), request).statuses()).containsExactly(200);
  }

  @ParameterizedTest
  @CsvSource({
    "http://localhost:8080/papers/WP-002, localhost:8080, 200",
    "http://evil.example/papers/WP-002, evil.example, 421",
    "http://evil.example/papers/WP-002, localhost, 400",
    "http://localhost/papers/WP-002, evil.example, 400"
  })
  void target_withAHost_isHeldToIt(String target, String host, int status) throws IOException {
    RawResponse response = ofGateway(target, "Host: " + host + "\r\n");

    assertThat(response.statuses()).as(response.text()).containsExactly(status);
  }

  /** Another origin's page may send what needs no permission, and see no answer. */
  @Test
  void origin_thatIsAnother_isNotPermittedAnything() throws IOException {
    String headers =
        "Host: localhost\r\nOrigin: http://evil.example\r\nAccess-Control-Request-Method: POST\r\n";
    for (URI server : new URI[] {API.url(), engine.endpoint()}) {
      for (String method : new String[] {"GET", "OPTIONS"}) {
        RawResponse response = answer(server, method, "/", headers);

        assertThat(response.header("access-control-allow-origin")).isEmpty();
      }
    }
  }

  private static RawResponse[] answers(String target, String headers) throws IOException {
    return new RawResponse[] {ofGateway(target, headers), ofEngine(target, headers)};
  }

  private static RawResponse ofGateway(String target, String headers) throws IOException {
    return answer(API.url(), "GET", target, headers);
  }

  private static RawResponse ofEngine(String target, String headers) throws IOException {
    return answer(engine.endpoint(), "GET", target, headers);
  }

  private static RawResponse answer(URI server, String method, String target, String headers)
      throws IOException {
    String request = "%s %s HTTP/1.1\r\n%s\r\n".formatted(method, target, headers);
    return RawResponse.of(server, request.getBytes(ISO_8859_1));
  }
}
