package papercatalog.domain;

import module java.base;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/** A loopback port whose requests pass an exchange. */
final class ExchangeServer implements AutoCloseable {
  private static final List<String> ANSWER_HEADERS =
      List.of("Content-Type", "x-amz-crc32", "x-amzn-RequestId");

  static {
    System.setProperty("sun.net.httpserver.nodelay", "true");
  }

  private final Exchange requests;
  private final HttpServer server;

  /**
   * Opens a port.
   *
   * @param port 0 picks a free one
   */
  ExchangeServer(Exchange requests, int port) {
    this.requests = requests;
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    } catch (IOException e) {
      throw new IllegalStateException("The loopback port is not free", e);
    }
    server.createContext("/", this::handle);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.start();
  }

  URI endpoint() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
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
