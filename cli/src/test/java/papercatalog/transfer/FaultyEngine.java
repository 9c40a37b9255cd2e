package papercatalog.transfer;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;

/**
 * Stands before a real engine, keeps the names of the operations that it was asked for, and does to
 * each request what a test has in mind.
 */
public final class FaultyEngine implements AutoCloseable {
  private static final String TARGET = "X-Amz-Target";

  private final URI engine;
  private final Function<String, Fault> faults;
  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final HttpClient client = HttpClient.newBuilder().executor(threads).build();
  private final List<String> operations = Collections.synchronizedList(new ArrayList<>());

  /** What happens to a request. */
  public enum Fault {
    NONE,
    /** Refused before anything is done, because of the narrow place that DynamoDB names. */
    THROTTLED,
    /** Refused as a transaction whose first action is throttled. */
    TRANSACTION_THROTTLED,
    /** Refused as a transaction that meets another one. */
    TRANSACTION_CONFLICT,
    /** Not done. */
    UNAVAILABLE,
    /** Done, but the answer says otherwise. */
    ANSWER_LOST,
    /** Not allowed. */
    DENIED
  }

  /**
   * Opens it.
   *
   * @param faults by the name of the operation: {@code TransactWriteItems}
   */
  public FaultyEngine(URI engine, Function<String, Fault> faults) throws IOException {
    this.engine = engine;
    this.faults = faults;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/", this::answer);
    server.start();
  }

  public URI endpoint() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
  }

  /** The operations asked for so far, also those that failed. */
  public List<String> operations() {
    return List.copyOf(operations);
  }

  @Override
  public void close() {
    server.stop(0);
    client.shutdownNow();
    threads.shutdownNow();
  }

  private void answer(HttpExchange exchange) throws IOException {
    String target = exchange.getRequestHeaders().getFirst(TARGET);
    String operation = target.substring(target.indexOf('.') + 1);
    operations.add(operation);
    byte[] body = exchange.getRequestBody().readAllBytes();
    switch (faults.apply(operation)) {
      case NONE -> {
        HttpResponse<byte[]> answer = forward(exchange, body);
        answer
            .headers()
            .firstValue("x-amz-crc32")
            .ifPresent(crc -> exchange.getResponseHeaders().set("x-amz-crc32", crc));
        send(exchange, answer.statusCode(), answer.body());
      }
      case ANSWER_LOST -> {
        forward(exchange, body);
        refuse(exchange, 500, "InternalServerError", "");
      }
      case UNAVAILABLE -> refuse(exchange, 500, "InternalServerError", "");
      case DENIED -> refuse(exchange, 400, "AccessDeniedException", "");
      case THROTTLED ->
          refuse(
              exchange,
              400,
              "ThrottlingException",
              ",\"throttlingReasons\":[{\"reason\":\"IndexWriteKeyRangeThroughputExceeded\","
                  + "\"resource\":\"arn:aws:dynamodb:local:0:table/papers/index/GSI1\"}]");
      case TRANSACTION_THROTTLED ->
          refuse(
              exchange,
              400,
              "TransactionCanceledException",
              ",\"CancellationReasons\":[{\"Code\":\"ThrottlingError\",\"Message\":\"Throughput"
                  + " exceeds the maximum OnDemandThroughput.\"}]");
      case TRANSACTION_CONFLICT ->
          refuse(
              exchange,
              400,
              "TransactionCanceledException",
              ",\"CancellationReasons\":[{\"Code\":\"TransactionConflict\",\"Message\":\"\"}]");
    }
  }

  private HttpResponse<byte[]> forward(HttpExchange exchange, byte[] body) throws IOException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(engine).POST(BodyPublishers.ofByteArray(body));
    for (String header : List.of(TARGET, "Content-Type", "Authorization", "X-Amz-Date")) {
      request.header(header, exchange.getRequestHeaders().getFirst(header));
    }
    try {
      return client.send(request.build(), BodyHandlers.ofByteArray());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  private static void refuse(HttpExchange exchange, int status, String type, String more)
      throws IOException {
    String body =
        "{\"__type\":\"com.amazonaws.dynamodb.v20120810#%s\",\"message\":\"%1$s\"%s}"
            .formatted(type, more);
    send(exchange, status, body.getBytes(UTF_8));
  }

  private static void send(HttpExchange exchange, int status, byte[] body) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", "application/x-amz-json-1.0");
    exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }
}
