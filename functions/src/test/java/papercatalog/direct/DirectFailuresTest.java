package papercatalog.direct;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.direct.Signature.Credentials;
import papercatalog.error.PaperNotFound;
import papercatalog.error.TableUnavailable;
import papercatalog.error.Throttled;
import papercatalog.model.PaperId;
import papercatalog.read.Catalog;
import papercatalog.table.Connection;
import papercatalog.table.ReadMeter;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** What the direct client makes of refusals and outages is what the SDK's makes of them. */
@Timeout(60)
final class DirectFailuresTest {
  private final ReadMeter meter = new ReadMeter();

  @ParameterizedTest
  @CsvSource({
    "400, ProvisionedThroughputExceededException",
    "400, ThrottlingException",
    "400, RequestLimitExceeded",
    "429, TooManyRequestsException"
  })
  void throttling_isThrottled_afterAllAttempts(int status, String code) throws IOException {
    assertFails(status, refusal(code), Throttled.class, 3);
  }

  @Test
  void serverError_isUnavailable_afterAllAttempts() throws IOException {
    assertFails(500, refusal("InternalServerError"), TableUnavailable.class, 3);
  }

  @ParameterizedTest
  @CsvSource({"AccessDeniedException", "ResourceNotFoundException", "ValidationException"})
  void faultOfTheDeployment_staysWhatItIs_andIsNotRetried(String code) throws IOException {
    assertFails(400, refusal(code), DynamoDbException.class, 1);
  }

  @Test
  void damagedAnswer_isUnavailable() throws IOException {
    assertFails(200, "{\"Item\":", TableUnavailable.class, 3);
  }

  @Test
  void answerWithAWrongChecksum_isUnavailable() throws IOException {
    assertFails(299, "{}", TableUnavailable.class, 3);
  }

  @Test
  void answerWithoutAnItem_isNotFound() throws IOException {
    assertFails(200, "{}", PaperNotFound.class, 1);
  }

  @Test
  void unknownHost_isUnavailable() {
    assertThatThrownBy(() -> read(URI.create("http://dynamodb.invalid:8000")))
        .isInstanceOf(TableUnavailable.class);
    assertThat(meter.requests()).isEqualTo(3);
  }

  private static String refusal(String code) {
    return "{\"__type\":\"com.amazonaws.dynamodb.v20120810#" + code + "\",\"message\":\"no\"}";
  }

  private void assertFails(int status, String body, Class<?> failure, int attempts)
      throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          exchange.getRequestBody().readAllBytes();
          byte[] bytes = body.getBytes(UTF_8);
          if (status == 299) {
            exchange.getResponseHeaders().add("x-amz-crc32", "1");
          }
          exchange.sendResponseHeaders(status, bytes.length);
          exchange.getResponseBody().write(bytes);
          exchange.close();
        });
    server.start();
    try {
      assertThatThrownBy(
              () -> read(URI.create("http://127.0.0.1:" + server.getAddress().getPort())))
          .isInstanceOf(failure);
      assertThat(meter.requests()).isEqualTo(attempts);
    } finally {
      server.stop(0);
    }
  }

  private void read(URI endpoint) {
    try (DirectClient client =
        new DirectClient(
            endpoint, "us-east-1", new Credentials("local", "local", ""), Connection.forReads())) {
      new Catalog(client, "papers").getPaper(new PaperId("any"), meter);
    }
  }
}
