package papercatalog.domain;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/**
 * Stands between a client and a real engine on a loopback port, and lets requests go wrong as a
 * {@link FaultPlan} says.
 */
public final class FaultyEndpoint implements AutoCloseable {
  private static final Set<String> WRITES =
      Set.of("PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem", "TransactWriteItems");
  private static final List<String> ANSWER_HEADERS =
      List.of("Content-Type", "x-amz-crc32", "x-amzn-RequestId");
  private static final ObjectMapper JSON = new ObjectMapper();

  private final URI engine;
  private final HttpClient client = HttpClient.newHttpClient();
  private final HttpServer server;
  private final Map<String, Integer> counts = new HashMap<>();
  private FaultPlan plan = FaultPlan.none();
  private int writes;

  /** Opens one that lets everything through. */
  public FaultyEndpoint(URI engine) {
    this.engine = engine;
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new IllegalStateException("No loopback port is free", e);
    }
    server.createContext("/", this::handle);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.start();
  }

  /** Where a DynamoDB client finds it. */
  public URI endpoint() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
  }

  /** Goes by a plan from now on; counting begins anew. */
  public synchronized void follow(FaultPlan next) {
    plan = next;
    counts.clear();
    writes = 0;
  }

  /** How many requests of an operation there were since the plan began. */
  public synchronized int count(String operation) {
    return counts.getOrDefault(operation, 0);
  }

  /** Which operations there were since the plan began. */
  public synchronized Set<String> operations() {
    return Set.copyOf(counts.keySet());
  }

  /** How many requests were writes since the plan began. */
  public synchronized int writes() {
    return writes;
  }

  @Override
  public void close() {
    server.stop(0);
    client.shutdownNow();
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      byte[] body = exchange.getRequestBody().readAllBytes();
      Fault fault = next(operation(exchange), new String(body, UTF_8));
      switch (fault) {
        case Fault.None _ -> answer(exchange, forward(exchange, body));
        case Fault.Refused(int status, String code, Map<String, Object> error) ->
            refuse(exchange, status, code, error);
        case Fault.Cancelled(List<String> codes) ->
            refuse(
                exchange,
                400,
                "TransactionCanceledException",
                Map.of("CancellationReasons", reasons(body, codes)));
        case Fault.AnswerLost _ -> forward(exchange, body);
        case Fault.AnswerFailed _ -> {
          forward(exchange, body);
          refuse(exchange, 500, "InternalServerError", Map.of());
        }
        case Fault.AnswerLate(var pause) -> {
          HttpResponse<byte[]> answer = forward(exchange, body);
          Thread.sleep(pause);
          answer(exchange, answer);
        }
        case Fault.Unprocessed(int keys) -> answerInPart(exchange, body, keys);
        case Fault.Held(Gate gate) -> {
          gate.pass();
          answer(exchange, forward(exchange, body));
        }
        case Fault.Dead _ -> {
          // Closing the exchange without an answer closes the connection.
        }
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized Fault next(String operation, String body) {
    int number = counts.merge(operation, 1, Integer::sum);
    if (WRITES.contains(operation)) {
      writes++;
    }
    return plan.of(new FaultPlan.Attempt(operation, number, writes, body));
  }

  private static String operation(HttpExchange exchange) {
    String target = exchange.getRequestHeaders().getFirst("X-Amz-Target");
    return target.substring(target.indexOf('.') + 1);
  }

  private HttpResponse<byte[]> forward(HttpExchange exchange, byte[] body) throws IOException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(engine).POST(HttpRequest.BodyPublishers.ofByteArray(body));
    for (String name : List.of("X-Amz-Target", "Content-Type", "Authorization", "X-Amz-Date")) {
      request.header(name, exchange.getRequestHeaders().getFirst(name));
    }
    try {
      return client.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException(e.getMessage());
    }
  }

  private static void answer(HttpExchange exchange, HttpResponse<byte[]> answer)
      throws IOException {
    for (String name : ANSWER_HEADERS) {
      answer
          .headers()
          .firstValue(name)
          .ifPresent(value -> exchange.getResponseHeaders().add(name, value));
    }
    send(exchange, answer.statusCode(), answer.body());
  }

  private static void refuse(
      HttpExchange exchange, int status, String code, Map<String, Object> error)
      throws IOException {
    Map<String, Object> body = new HashMap<>(error);
    body.put("__type", "com.amazonaws.dynamodb.v20120810#" + code);
    body.put("message", "As planned.");
    exchange.getResponseHeaders().add("Content-Type", "application/x-amz-json-1.0");
    send(exchange, status, JSON.writeValueAsBytes(body));
  }

  /** Without the checksum, since the answer is not the engine's. */
  private void answerInPart(HttpExchange exchange, byte[] body, int unprocessed)
      throws IOException {
    ObjectNode request = (ObjectNode) JSON.readTree(body);
    ObjectNode left = JSON.createObjectNode();
    request
        .withObject("/RequestItems")
        .properties()
        .forEach(
            entry -> {
              ArrayNode keys = (ArrayNode) entry.getValue().get("Keys");
              ArrayNode rest = JSON.createArrayNode();
              while (rest.size() < unprocessed && !keys.isEmpty()) {
                rest.add(keys.remove(keys.size() - 1));
              }
              left.putObject(entry.getKey()).set("Keys", rest);
            });
    boolean none = request.withObject("/RequestItems").findValue("Keys").isEmpty();
    ObjectNode answer =
        none
            ? JSON.createObjectNode().set("Responses", JSON.createObjectNode())
            : (ObjectNode) JSON.readTree(forward(exchange, JSON.writeValueAsBytes(request)).body());
    answer.set("UnprocessedKeys", left);
    exchange.getResponseHeaders().add("Content-Type", "application/x-amz-json-1.0");
    send(exchange, 200, JSON.writeValueAsBytes(answer));
  }

  private static List<Map<String, String>> reasons(byte[] body, List<String> codes)
      throws IOException {
    int actions = JSON.readTree(body).get("TransactItems").size();
    return IntStream.range(0, actions)
        .mapToObj(i -> Map.of("Code", i < codes.size() ? codes.get(i) : "None"))
        .toList();
  }

  private static void send(HttpExchange exchange, int status, byte[] body) throws IOException {
    exchange.sendResponseHeaders(status, body.length);
    exchange.getResponseBody().write(body);
  }
}
