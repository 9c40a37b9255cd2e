package papercatalog.functions.http;

import module java.base;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.RequestCounter;
import papercatalog.domain.table.CatalogTable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Answers every request as DynamoDB does when it refuses, or not at all; and the functions on it.
 */
final class DynamoDbStub implements AutoCloseable {
  private final HttpServer server;
  private final DynamoDbClient client;
  private final CountDownLatch closing = new CountDownLatch(1);
  private final String failing;

  /** The failures so far; from then on the table is empty. */
  private int failures;

  private DynamoDbStub(int status, String body, int failures) throws IOException {
    this.failing = body;
    this.failures = failures;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", exchange -> answer(exchange, status));
    server.start();
    client = ClientSettings.forReads().at(url()).seenBy(new RequestCounter()).open();
  }

  /** Every request fails. */
  static DynamoDbStub failing(int status, String type, String message) throws IOException {
    return failing(status, type, message, Integer.MAX_VALUE);
  }

  /** So many requests fail, and then nothing is found. */
  static DynamoDbStub failing(int status, String type, String message, int failures)
      throws IOException {
    String body = "{\"__type\":\"%s\",\"message\":\"%s\"}".formatted(type, message);
    return new DynamoDbStub(status, body, failures);
  }

  /** Every request is taken and none answered. */
  static DynamoDbStub silent() throws IOException {
    return new DynamoDbStub(0, "", Integer.MAX_VALUE);
  }

  private URI url() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
  }

  Functions functions() {
    return new Functions(new Catalog(new CatalogTable(client, "papers-of-production")));
  }

  private void answer(HttpExchange exchange, int status) throws IOException {
    if (status == 0) {
      awaitClosing();
    } else if (failures > 0) {
      failures--;
      send(exchange, status, failing);
    } else {
      String nothing = "{\"ConsumedCapacity\":{\"TableName\":\"t\",\"CapacityUnits\":0.5}}";
      send(exchange, 200, nothing);
    }
  }

  private static void send(HttpExchange exchange, int status, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    exchange.getRequestBody().readAllBytes();
    exchange.getResponseHeaders().add("Content-Type", "application/x-amz-json-1.0");
    exchange
        .getResponseHeaders()
        .add("x-amzn-requestid", "2S5J4QF3Q0O1C2TS3RQ0VV4KQNSO5AEMVJF66Q9");
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  private void awaitClosing() {
    try {
      closing.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closing.countDown();
    client.close();
    server.stop(0);
  }
}
