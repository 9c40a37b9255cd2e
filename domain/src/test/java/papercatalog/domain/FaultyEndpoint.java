package papercatalog.domain;

import module java.base;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/** A loopback port between a client and a real engine, where requests go wrong as planned. */
public final class FaultyEndpoint implements AutoCloseable {
  private static final List<String> ANSWER_HEADERS =
      List.of("Content-Type", "x-amz-crc32", "x-amzn-RequestId");

  private final FaultyExchange requests;
  private final HttpServer server;

  /** Opens one that lets everything through. */
  public FaultyEndpoint(URI engine) {
    requests = new FaultyExchange(new RemoteExchange(engine));
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

  /** What passes it, and by which plan. */
  public FaultyExchange requests() {
    return requests;
  }

  @Override
  public void close() {
    server.stop(0);
  }

  private void handle(HttpExchange exchange) throws IOException {
    // Closing the exchange without an answer closes the connection.
    try (exchange) {
      byte[] body = exchange.getRequestBody().readAllBytes();
      Exchange.Answer answer = requests.send(exchange.getRequestHeaders(), body);
      answer.headers().forEach((name, values) -> answer(exchange, name, values));
      byte[] content = answer.body().asByteArrayUnsafe();
      exchange.sendResponseHeaders(answer.status(), content.length);
      exchange.getResponseBody().write(content);
    }
  }

  private static void answer(HttpExchange exchange, String name, List<String> values) {
    if (ANSWER_HEADERS.stream().anyMatch(name::equalsIgnoreCase)) {
      exchange.getResponseHeaders().put(name, values);
    }
  }
}
