package papercatalog.local.gateway;

import module java.base;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import papercatalog.domain.SharedFixture;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.write.Publisher;

/**
 * The sample catalog behind a gateway on a free port: one for all tests that only read it, or one
 * for a class that also writes.
 */
final class LocalApi implements BeforeAllCallback {
  private final boolean shared;
  private Running running;

  private LocalApi(boolean shared) {
    this.shared = shared;
  }

  static LocalApi shared() {
    return new LocalApi(true);
  }

  static LocalApi own() {
    return new LocalApi(false);
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    ExtensionContext scope = shared ? context.getRoot() : context;
    running = SharedFixture.of(scope, Running.class, Running::start);
  }

  /** The operators' side of the catalog. */
  Publisher publisher() {
    return new Publisher(table(), Clock.systemUTC());
  }

  CatalogTable table() {
    return running.server.table();
  }

  URI url() {
    return running.server.url();
  }

  /** The answer to GET, where the path may be encoded in any way that a URI may be. */
  HttpResponse<String> get(String pathAndQuery) throws IOException, InterruptedException {
    return send(request(pathAndQuery).build());
  }

  HttpRequest.Builder request(String pathAndQuery) {
    return HttpRequest.newBuilder(URI.create(url() + pathAndQuery));
  }

  HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
    return running.client.send(request, BodyHandlers.ofString());
  }

  /** What comes back when these very bytes go out on a connection of their own. */
  RawResponse raw(byte[] bytes) throws IOException {
    return RawResponse.of(url(), bytes);
  }

  private record Running(LocalServer server, HttpClient client) implements AutoCloseable {
    static Running start() throws IOException {
      return new Running(
          LocalServer.start(),
          HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build());
    }

    @Override
    public void close() {
      client.close();
      server.close();
    }
  }
}
