package papercatalog.domain;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/** A server in DynamoDB's place that gives every request the same answer. */
public final class StubServer implements AutoCloseable {
  private final HttpServer server;
  private final int status;
  private final byte[] body;
  private final Map<String, String> headers = new HashMap<>();
  private int announcedLength;

  private StubServer(int status, String body) throws IOException {
    this.status = status;
    this.body = body.getBytes(UTF_8);
    announcedLength = this.body.length;
    headers.put("Content-Type", "application/x-amz-json-1.0");
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.start();
  }

  /** Refuses as DynamoDB does, naming the exception. */
  public static StubServer refusing(int status, String code) throws IOException {
    return answering(
        status,
        "{\"__type\":\"com.amazonaws.dynamodb.v20120810#" + code + "\",\"message\":\"no\"}");
  }

  /** Answers with this body. */
  public static StubServer answering(int status, String body) throws IOException {
    return new StubServer(status, body);
  }

  /** Announces another length than that of the body. */
  public StubServer announcing(int length) {
    announcedLength = length;
    return this;
  }

  /** Sends one more header. */
  public StubServer with(String name, String value) {
    headers.put(name, value);
    return this;
  }

  /** Where it listens. */
  public URI endpoint() {
    return at(server.getAddress().getPort());
  }

  /** The address of a server on this machine. */
  public static URI at(int port) {
    return URI.create("http://127.0.0.1:" + port);
  }

  @Override
  public void close() {
    server.stop(0);
  }

  private void answer(HttpExchange exchange) throws IOException {
    exchange.getRequestBody().readAllBytes();
    headers.forEach(exchange.getResponseHeaders()::add);
    exchange.sendResponseHeaders(status, announcedLength);
    exchange.getResponseBody().write(body);
    exchange.close();
  }
}
