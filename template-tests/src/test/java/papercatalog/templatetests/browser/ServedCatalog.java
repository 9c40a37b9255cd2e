package papercatalog.templatetests.browser;

import module java.base;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import papercatalog.domain.SharedFixture;
import papercatalog.domain.table.CatalogTable;
import papercatalog.local.gateway.CatalogFiller;
import papercatalog.local.gateway.LocalServer;
import papercatalog.local.gateway.SampleCatalog;
import papercatalog.publishing.write.Publisher;

/**
 * The sample catalog, some more papers and many hostile ones, served to all tests of the module.
 */
public final class ServedCatalog implements BeforeAllCallback {
  private Running running;

  @Override
  public void beforeAll(ExtensionContext context) {
    running = SharedFixture.of(context.getRoot(), Running.class, Running::start);
  }

  public URI url() {
    return running.server.url();
  }

  /** Its table, for items that no page links to. */
  CatalogTable table() {
    return running.server.table();
  }

  /** The answer to GET in a format; no format where it is null. */
  HttpResponse<String> get(String path) {
    try {
      return running.client.send(
          HttpRequest.newBuilder(URI.create(url() + path)).build(), BodyHandlers.ofString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  private record Running(LocalServer server, HttpClient client) implements AutoCloseable {
    static Running start() throws IOException {
      LocalServer server = LocalServer.start();
      // Before the sample, which the start page then shows.
      Clock before = Clock.offset(SampleCatalog.anHourAgo(), Duration.ofHours(-1));
      Publisher publisher = new Publisher(server.table(), before);
      MorePapers.all().forEach(publisher::publish);
      publisher.shared().upsert(MorePapers.author());
      CatalogFiller filler = new CatalogFiller(server.table(), before);
      HostileRecords.papers().forEach(filler::add);
      HostileRecords.profiles().forEach(filler::add);
      filler.flush();
      HostileRecords.introduce(publisher);
      HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
      return new Running(server, client);
    }

    @Override
    public void close() {
      client.close();
      server.close();
    }
  }
}
