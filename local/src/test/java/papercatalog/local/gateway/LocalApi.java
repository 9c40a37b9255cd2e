package papercatalog.local.gateway;

import module java.base;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import papercatalog.domain.write.Publisher;

/** The sample catalog behind a gateway on a free port, for one test class. */
final class LocalApi implements BeforeAllCallback, AfterAllCallback {
  private LocalServer server;
  private HttpClient client;

  @Override
  public void beforeAll(ExtensionContext context) throws IOException {
    server = LocalServer.start();
    client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  }

  @Override
  public void afterAll(ExtensionContext context) {
    client.close();
    server.close();
  }

  /** The operators' side of the catalog. */
  Publisher publisher() {
    return server.publisher(Clock.systemUTC());
  }

  URI url() {
    return server.url();
  }

  /** The answer to GET, where the path may be encoded in any way that a URI may be. */
  HttpResponse<String> get(String pathAndQuery) throws IOException, InterruptedException {
    return send(request(pathAndQuery).build());
  }

  HttpRequest.Builder request(String pathAndQuery) {
    return HttpRequest.newBuilder(URI.create(server.url() + pathAndQuery));
  }

  HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
    return client.send(request, BodyHandlers.ofString());
  }

  /** What comes back when these very bytes go out on a connection of their own. */
  RawResponse raw(byte[] bytes) throws IOException {
    return RawResponse.of(server.url(), bytes);
  }
}
