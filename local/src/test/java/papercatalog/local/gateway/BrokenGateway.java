package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

/**
 * Repeats the answers of a catalog under many prefixes, each of which answers one path in a wrong
 * way: {@code /NUMBER/papers/...}.
 */
final class BrokenGateway implements AutoCloseable {
  /** How an answer is wrong. */
  enum Fault {
    SERVER_ERROR,
    NOT_FOUND,
    GARBAGE,
    EMPTY_OBJECT,
    WITHOUT_HEADERS,
    TOO_MANY_REQUESTS,
    SLOW
  }

  /** Headers that only the gateway of this test writes. */
  private static final Set<String> OWN = Set.of("content-length", "date", "connection");

  private final URI catalog;
  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final HttpClient client = HttpClient.newHttpClient();
  private final Map<String, HttpResponse<byte[]>> answers = new ConcurrentHashMap<>();

  BrokenGateway(URI catalog) throws IOException {
    this.catalog = catalog;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.start();
  }

  /** The address of a catalog whose answers are right, for the paths that are asked. */
  String sound() {
    return at("sound", _ -> Optional.empty());
  }

  /** The address of a catalog that answers one path wrongly. */
  String with(Fault fault, String path) {
    return at(
        fault + "-" + path.hashCode(),
        asked -> asked.equals(path) ? Optional.of(fault) : Optional.empty());
  }

  /** The paths that were asked, with their queries, and whose answers the fault changes. */
  List<String> pathsOf(Fault fault) {
    return answers.entrySet().stream()
        .filter(it -> fault != Fault.TOO_MANY_REQUESTS || requests(it.getValue()).isPresent())
        .map(Map.Entry::getKey)
        .toList();
  }

  private static Optional<String> requests(HttpResponse<byte[]> answer) {
    return answer.headers().firstValue("X-DynamoDB-Requests");
  }

  private String at(String name, Function<String, Optional<Fault>> faults) {
    String prefix = "/" + name;
    server.createContext(
        prefix,
        exchange -> {
          String path = exchange.getRequestURI().toString().substring(prefix.length());
          answer(exchange, answers.computeIfAbsent(path, this::ask), faults.apply(path));
        });
    return "http://127.0.0.1:" + server.getAddress().getPort() + prefix;
  }

  private HttpResponse<byte[]> ask(String path) {
    URI address = URI.create(catalog.toString().replaceFirst("/$", "") + path);
    HttpRequest request =
        HttpRequest.newBuilder(address).header("Accept", "application/json").build();
    return client.sendAsync(request, BodyHandlers.ofByteArray()).join();
  }

  private static void answer(
      HttpExchange exchange, HttpResponse<byte[]> right, Optional<Fault> fault) throws IOException {
    try (exchange) {
      if (fault.isEmpty()) {
        send(exchange, right, right.statusCode(), right.body());
        return;
      }
      switch (fault.get()) {
        case SERVER_ERROR -> send(exchange, right, 500, right.body());
        case NOT_FOUND -> {
          exchange.getResponseHeaders().set("Content-Type", "application/json");
          sendBody(exchange, 404, "{\"message\":\"Not Found\"}".getBytes(UTF_8));
        }
        case GARBAGE -> send(exchange, right, right.statusCode(), "<html>".getBytes(UTF_8));
        case EMPTY_OBJECT -> send(exchange, right, right.statusCode(), "{}".getBytes(UTF_8));
        case WITHOUT_HEADERS -> sendBody(exchange, right.statusCode(), right.body());
        case TOO_MANY_REQUESTS -> {
          copyHeaders(exchange, right);
          exchange.getResponseHeaders().set("X-DynamoDB-Requests", "10");
          sendBody(exchange, right.statusCode(), right.body());
        }
        case SLOW -> { // its first byte comes in time
          copyHeaders(exchange, right);
          exchange.sendResponseHeaders(right.statusCode(), right.body().length);
          exchange.getResponseBody().write(right.body(), 0, 1);
          exchange.getResponseBody().flush();
          hang();
        }
      }
    }
  }

  /** Longer than a client waits; closing the gateway interrupts it. */
  private static void hang() {
    try {
      Thread.sleep(Duration.ofMinutes(1));
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private static void send(
      HttpExchange exchange, HttpResponse<byte[]> right, int status, byte[] body)
      throws IOException {
    copyHeaders(exchange, right);
    sendBody(exchange, status, body);
  }

  private static void copyHeaders(HttpExchange exchange, HttpResponse<byte[]> right) {
    right
        .headers()
        .map()
        .forEach(
            (name, values) -> {
              if (!OWN.contains(name.toLowerCase(Locale.ROOT))) {
                exchange.getResponseHeaders().put(name, values);
              }
            });
  }

  private static void sendBody(HttpExchange exchange, int status, byte[] body) throws IOException {
    exchange.sendResponseHeaders(status, body.length);
    exchange.getResponseBody().write(body);
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
    threads.close();
    client.close();
  }
}
