package papercatalog.replay;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.function.Function;

/** AWS on this machine: it answers in AWS's words and shapes, and keeps what it was asked. */
public final class FakeAws implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final HttpServer server;
  private final Map<String, Function<JsonNode, Answer>> operations = new ConcurrentHashMap<>();
  private final List<Call> calls = new CopyOnWriteArrayList<>();

  /** What was asked: {@code Logs_20140328.StartQuery}, or {@code ListStackResources}. */
  public record Call(String operation, JsonNode body) {}

  /** What is said. */
  public record Answer(int status, String body) {
    public static Answer ok(String body) {
      return new Answer(200, body);
    }

    /** As services that speak JSON refuse. */
    public static Answer refusal(String code, String message) {
      return new Answer(
          400, JSON.createObjectNode().put("__type", code).put("message", message).toString());
    }
  }

  public FakeAws() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.start();
  }

  public String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  /** Says what an operation is answered with from here on. */
  public void on(String operation, Function<JsonNode, Answer> answer) {
    operations.put(operation, answer);
  }

  /** The bodies of all requests of an operation so far. */
  public List<JsonNode> calls(String operation) {
    return calls.stream()
        .filter(call -> call.operation().equals(operation))
        .map(Call::body)
        .toList();
  }

  @Override
  public void close() {
    server.stop(0);
  }

  private void answer(HttpExchange exchange) throws IOException {
    String request = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
    String target = exchange.getRequestHeaders().getFirst("X-Amz-Target");
    boolean json = target != null;
    String operation = json ? target : request.replaceFirst("^.*?Action=([A-Za-z]+).*$", "$1");
    JsonNode body = json ? JSON.readTree(request) : JSON.createObjectNode().put("form", request);
    calls.add(new Call(operation, body));
    Answer answer =
        operations
            .getOrDefault(operation, _ -> Answer.refusal("UnknownOperationException", operation))
            .apply(body);
    byte[] bytes = answer.body().getBytes(UTF_8);
    exchange
        .getResponseHeaders()
        .set("Content-Type", json ? "application/x-amz-json-1.1" : "text/xml");
    exchange.sendResponseHeaders(answer.status(), bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }
}
