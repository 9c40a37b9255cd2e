package papercatalog.runtime.packaging;

import module java.base;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

/** A local engine under any name: by itself, it answers only under those of this machine. */
final class NamedEngine implements AutoCloseable {
  private final URI engine;
  private final HttpClient client = HttpClient.newHttpClient();
  private final HttpServer server;

  NamedEngine(URI engine) throws IOException {
    this.engine = engine;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::forward);
    server.start();
  }

  URI endpoint(String name) {
    return URI.create("http://" + name + ":" + server.getAddress().getPort());
  }

  private void forward(HttpExchange exchange) throws IOException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(engine)
            .POST(HttpRequest.BodyPublishers.ofByteArray(exchange.getRequestBody().readAllBytes()));
    for (String name : List.of("Authorization", "Content-Type", "X-Amz-Date", "X-Amz-Target")) {
      request.header(name, exchange.getRequestHeaders().getFirst(name));
    }
    var answer = client.sendAsync(request.build(), BodyHandlers.ofByteArray()).join();
    try (exchange) {
      exchange.getResponseHeaders().set("Connection", "close"); // so that each request looks it up
      exchange.sendResponseHeaders(answer.statusCode(), answer.body().length);
      exchange.getResponseBody().write(answer.body());
    }
  }

  @Override
  public void close() {
    server.stop(0);
    client.close();
  }
}
