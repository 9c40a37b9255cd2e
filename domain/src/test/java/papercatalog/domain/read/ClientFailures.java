package papercatalog.domain.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.CLOCKS_1978;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.NameServer;
import papercatalog.domain.ScriptedServer;
import papercatalog.domain.StubServer;
import papercatalog.domain.TestTable;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.error.Throttled;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.table.CatalogTable;
import papercatalog.local.engine.DynamoDbLocal;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/**
 * What a read comes to when DynamoDB does not answer as it should: the same through each client.
 */
@Timeout(60) // without the time limits of the clients some would never end
public abstract class ClientFailures {
  private static final ClientSettings IMPATIENT =
      ClientSettings.forReads().within(2, Duration.ofMillis(200), Duration.ofSeconds(20));

  private static final String EMPTY_ANSWER = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";

  /** As long as a client uses a kept connection without a question. */
  private static final Duration UNQUESTIONED = Duration.ofMillis(2_100);

  private final ReadMeter meter = new ReadMeter();

  /** The client, with the limits of any read. */
  protected final DynamoDbClient open(URI endpoint) {
    return open(endpoint, ClientSettings.forReads());
  }

  /** The client with other limits. */
  protected abstract DynamoDbClient open(URI endpoint, ClientSettings limits);

  @Test
  void engineStopped_isUnavailable_andServiceResumesByItself() {
    DynamoDbLocal engine = DynamoDbLocal.inMemory();
    int port = engine.endpoint().getPort();
    try (DynamoDbClient client = open(engine.endpoint())) {
      assertServed(client);
      engine.close();
      assertFails(client, TableUnavailable.class, 3);

      try (DynamoDbLocal restarted = DynamoDbLocal.start(Optional.empty(), port)) {
        assertThat(restarted.endpoint().getPort()).isEqualTo(port);
        assertServed(client);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "400, ProvisionedThroughputExceededException",
    "400, ThrottlingException",
    "400, RequestLimitExceeded",
    "429, TooManyRequestsException"
  })
  void throttling_isThrottled_afterAllAttempts(int status, String code) throws IOException {
    assertFails(StubServer.refusing(status, code), Throttled.class, 3);
  }

  @Test
  void serverError_isUnavailable_afterAllAttempts() throws IOException {
    assertFails(StubServer.refusing(500, "InternalServerError"), TableUnavailable.class, 3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"AccessDeniedException", "ResourceNotFoundException", "ValidationException"})
  void faultOfTheDeployment_staysWhatItIs_andIsNotRetried(String code) throws IOException {
    assertFails(StubServer.refusing(400, code), DynamoDbException.class, 1);
  }

  @Test
  void silence_isUnavailable_whenAllAttemptsHaveTimedOut() throws IOException {
    try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        DynamoDbClient client = open(StubServer.at(silent.getLocalPort()), IMPATIENT)) {
      assertFails(client, TableUnavailable.class, 2);
    }
  }

  @Test
  void answerThatTrickles_isUnavailable_whenAllAttemptsHaveTimedOut() throws IOException {
    try (ScriptedServer server =
            ScriptedServer.trickling("HTTP/1.1 200 OK\r\n" + "x".repeat(9_999));
        DynamoDbClient client = open(StubServer.at(server.port()), IMPATIENT)) {
      assertFails(client, TableUnavailable.class, 2);
    }
  }

  @Test
  void nameServerThatDoesNotAnswer_isUnavailable_whenAllAttemptsHaveTimedOut() {
    URI endpoint = URI.create("http://" + NameServer.SILENT + ":8000");
    try (DynamoDbClient client = open(endpoint, IMPATIENT)) {
      assertFails(client, TableUnavailable.class, 2);
    } finally {
      NameServer.answer();
    }
  }

  @Test
  void connectionThatTheServerKeeps_isUsedAgain() throws IOException {
    try (ScriptedServer server = ScriptedServer.saying(1_000, EMPTY_ANSWER);
        DynamoDbClient client = open(StubServer.at(server.port()))) {
      assertFails(client, PaperNotFound.class, 1);
      assertFails(client, PaperNotFound.class, 1);

      assertThat(server.connections()).isEqualTo(1);
    }
  }

  @Test
  void connectionThatTheServerHasClosed_isNotUsedAgain() throws Exception {
    try (ScriptedServer server = ScriptedServer.hangingUpAfter(EMPTY_ANSWER);
        DynamoDbClient client = open(StubServer.at(server.port()))) {
      assertFails(client, PaperNotFound.class, 1);
      Thread.sleep(UNQUESTIONED);

      assertFails(client, PaperNotFound.class, 1);
      assertThat(server.connections()).isEqualTo(2);
    }
  }

  @Test
  void unknownHost_isUnavailable() {
    try (DynamoDbClient client = open(URI.create("http://dynamodb.invalid:8000"))) {
      assertFails(client, TableUnavailable.class, 3);
    }
  }

  @Test
  void answerThatBreaksOff_isUnavailable() throws IOException {
    assertFails(
        StubServer.answering(200, "{\"Item\":").announcing(1_000), TableUnavailable.class, 3);
  }

  /** At each byte: in the status, in a header, in the body, in a word of the body. */
  @ParameterizedTest
  @ValueSource(strings = {"Content-Length: 58", "Transfer-Encoding: chunked"})
  void answerThatBreaksOffAnywhere_isUnavailable_afterAllAttempts(String length)
      throws IOException {
    String body = "{\"Item\":{\"id\":{\"S\":\"a\"},\"n\":{\"N\":\"12\"},\"b\":{\"BOOL\":true}}}";
    assertThat(body).hasSize(58);
    String sent = length.startsWith("T") ? "3a\r\n" + body + "\r\n0\r\n\r\n" : body;
    String answer =
        "HTTP/1.1 200 OK\r\nContent-Type: application/x-amz-json-1.0\r\n%s\r\n\r\n%s"
            .formatted(length, sent);
    int end = answer.indexOf(body) + body.length();
    for (int at = 1; at < end; at += 3) {
      try (ScriptedServer server = ScriptedServer.hangingUpAfter(answer.substring(0, at));
          DynamoDbClient client = open(StubServer.at(server.port()))) {
        assertFails("after byte " + at, client, TableUnavailable.class, 3);
      }
    }
  }

  @Test
  void answerWithAWrongChecksum_isUnavailable() throws IOException {
    assertFails(
        StubServer.answering(200, "{}").with("x-amz-crc32", "1"), TableUnavailable.class, 3);
  }

  /** DynamoDB always says what it consumed; engines that speak its protocol need not. */
  @Test
  void answerWithoutConsumedCapacity_leavesTheUnitsUnknown() throws IOException {
    assertFails(StubServer.answering(200, "{}"), PaperNotFound.class, 1);

    assertThat(meter.readUnits()).isEmpty();
  }

  /** Reads through the client from a server that answers every request alike, and closes it. */
  protected final void assertFails(StubServer server, Class<?> failure, int attempts) {
    try (server;
        DynamoDbClient client = open(server.endpoint())) {
      assertFails(client, failure, attempts);
    }
  }

  /** The engine has no table, and says so. */
  private static void assertServed(DynamoDbClient client) {
    assertThatThrownBy(
            () ->
                new Catalog(new CatalogTable(client, TestTable.NAME))
                    .get(AccessPatterns.GET_PAPER, CLOCKS_1978.id()))
        .isInstanceOf(DynamoDbException.class);
  }

  private void assertFails(DynamoDbClient client, Class<?> failure, int attempts) {
    assertFails("the read", client, failure, attempts);
  }

  private void assertFails(String what, DynamoDbClient client, Class<?> failure, int attempts) {
    Catalog catalog = new Catalog(new CatalogTable(client, TestTable.NAME));
    int before = meter.requests();
    assertThatThrownBy(
            () -> meter.during(() -> catalog.get(AccessPatterns.GET_PAPER, CLOCKS_1978.id())))
        .as(what)
        .isInstanceOf(failure);
    assertThat(meter.requests() - before).as(what).isEqualTo(attempts);
  }
}
