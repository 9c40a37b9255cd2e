package papercatalog.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.Papers.CLOCKS_1978;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import papercatalog.TestTable;
import papercatalog.engine.DynamoDbLocal;
import papercatalog.error.PaperNotFound;
import papercatalog.error.TableUnavailable;
import papercatalog.error.Throttled;
import papercatalog.read.Catalog;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** What a function tells its reader when DynamoDB does not answer as it should. */
final class ConnectionTest {
  private final ReadMeter meter = new ReadMeter();

  @Test
  void engineStopped_isUnavailable_andServiceResumesByItself() {
    DynamoDbLocal engine = DynamoDbLocal.inMemory();
    int port = engine.port();
    try (DynamoDbClient client = Connection.forReads().at(engine.endpoint()).open()) {
      assertThat(client.listTables().tableNames()).isEmpty();
      engine.close();
      assertThatThrownBy(() -> read(client)).isInstanceOf(TableUnavailable.class);
      assertThat(meter.requests()).isEqualTo(3);

      try (DynamoDbLocal restarted = DynamoDbLocal.inMemory(port)) {
        assertThat(restarted.port()).isEqualTo(port);
        assertThat(client.listTables().tableNames()).isEmpty();
      }
    }
  }

  @Test
  void throttling_isThrottled_afterAllAttempts() throws IOException {
    assertFails(400, "ProvisionedThroughputExceededException", Throttled.class, 3);
    assertFails(400, "ThrottlingException", Throttled.class, 3);
    assertFails(400, "RequestLimitExceeded", Throttled.class, 3);
  }

  @Test
  void serverError_isUnavailable_afterAllAttempts() throws IOException {
    assertFails(500, "InternalServerError", TableUnavailable.class, 3);
  }

  @Test
  void faultOfTheDeployment_staysWhatItIs_andIsNotRetried() throws IOException {
    assertFails(400, "AccessDeniedException", DynamoDbException.class, 1);
    assertFails(400, "ResourceNotFoundException", DynamoDbException.class, 1);
    assertFails(400, "ValidationException", DynamoDbException.class, 1);
  }

  @Test
  @Timeout(60) // without the timeouts of the connection it would never end
  void silence_isUnavailable_whenAllAttemptsHaveTimedOut() throws IOException {
    try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        DynamoDbClient client = impatient().at(endpoint(silent.getLocalPort())).open()) {
      assertThatThrownBy(() -> read(client)).isInstanceOf(TableUnavailable.class);

      assertThat(meter.requests()).isEqualTo(2);
    }
  }

  @Test
  @Timeout(60)
  void unknownHost_isUnavailable() {
    URI nowhere = URI.create("http://dynamodb.invalid:8000");
    try (DynamoDbClient client = Connection.forReads().at(nowhere).open()) {
      assertThatThrownBy(() -> read(client)).isInstanceOf(TableUnavailable.class);
    }
  }

  @Test
  void answerThatBreaksOff_isUnavailable() throws IOException {
    try (Stub stub = Stub.answering(200, "{\"Item\":", 1_000);
        DynamoDbClient client = stub.open()) {
      assertThatThrownBy(() -> read(client)).isInstanceOf(TableUnavailable.class);
    }
  }

  /** DynamoDB always says what it consumed; engines that speak its protocol need not. */
  @Test
  void answerWithoutConsumedCapacity_leavesTheUnitsUnknown() throws IOException {
    try (Stub stub = Stub.answering(200, "{}", 2);
        DynamoDbClient client = stub.open()) {
      assertThatThrownBy(() -> read(client)).isInstanceOf(PaperNotFound.class);

      assertThat(meter.requests()).isEqualTo(1);
      assertThat(meter.readUnits()).isEmpty();
    }
  }

  @Test
  void budgets_areInOrder() {
    for (Connection connection : List.of(Connection.forReads(), Connection.forWrites())) {
      assertThat(connection.attemptTimeout()).isLessThan(connection.callTimeout());
    }
    Connection reads = Connection.forReads();
    assertThat(reads.attemptTimeout().multipliedBy(reads.attempts()))
        .isLessThan(reads.callTimeout());
    assertThat(reads.callTimeout()).isLessThan(Duration.ofSeconds(5));
  }

  private void assertFails(int status, String code, Class<?> failure, int attempts)
      throws IOException {
    ReadMeter own = new ReadMeter();
    try (Stub stub = Stub.refusing(status, code);
        DynamoDbClient client = stub.open()) {
      assertThatThrownBy(() -> new Catalog(client, TestTable.NAME).getPaper(CLOCKS_1978.id(), own))
          .as(code)
          .isInstanceOf(failure);
      assertThat(own.requests()).as(code).isEqualTo(attempts);
    }
  }

  private void read(DynamoDbClient client) {
    new Catalog(client, TestTable.NAME).getPaper(CLOCKS_1978.id(), meter);
  }

  private static Connection impatient() {
    return new Connection(
        2,
        Duration.ofMillis(50),
        Duration.ofMillis(200),
        Connection.Side.READS,
        Connection.forReads().endpoint(),
        Connection.forReads().caller(),
        List.of());
  }

  private static URI endpoint(int port) {
    return URI.create("http://127.0.0.1:" + port);
  }

  /** Answers every request alike. */
  private record Stub(HttpServer server) implements AutoCloseable {
    static Stub refusing(int status, String code) throws IOException {
      String body = "{\"__type\":\"com.amazonaws.dynamodb.v20120810#" + code + "\"}";
      return answering(status, body, body.length());
    }

    static Stub answering(int status, String body, int announcedLength) throws IOException {
      HttpServer server =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      server.createContext(
          "/",
          exchange -> {
            exchange.getRequestBody().readAllBytes();
            exchange.getResponseHeaders().add("Content-Type", "application/x-amz-json-1.0");
            exchange.sendResponseHeaders(status, announcedLength);
            exchange.getResponseBody().write(body.getBytes(StandardCharsets.UTF_8));
            exchange.close();
          });
      server.start();
      return new Stub(server);
    }

    DynamoDbClient open() {
      return Connection.forReads().at(endpoint(server.getAddress().getPort())).open();
    }

    @Override
    public void close() {
      server.stop(0);
    }
  }
}
