package papercatalog.runtime.packaging;

import module java.base;

import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import papercatalog.domain.SharedFixture;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.table.CatalogTable;
import papercatalog.local.engine.DynamoDbLocal;
import papercatalog.local.gateway.CatalogFiller;
import papercatalog.local.gateway.SampleCatalog;
import papercatalog.runtime.lambda.EngineProcess;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** An engine with the sample catalog, for all tests that only read it. */
final class SampleEngine implements BeforeAllCallback {
  private Started started;

  @Override
  public void beforeAll(ExtensionContext context) {
    started = SharedFixture.of(context.getRoot(), Started.class, SampleEngine::start);
  }

  private record Started(DynamoDbLocal engine, TlsFront front) implements AutoCloseable {
    @Override
    public void close() throws IOException {
      front.close();
      engine.close();
    }
  }

  private static Started start() throws IOException, InterruptedException {
    DynamoDbLocal engine = DynamoDbLocal.inMemory();
    try (DynamoDbClient client = ClientSettings.forWrites().at(engine.endpoint()).open()) {
      CatalogTable table = new CatalogTable(client, EngineProcess.TABLE);
      table.createIfAbsent();
      new CatalogFiller(table, SampleCatalog.anHourAgo()).fillWithSample();
    }
    return new Started(engine, new TlsFront(engine.endpoint()));
  }

  URI endpoint() {
    return started.engine().endpoint();
  }

  TlsFront throughTls() {
    return started.front();
  }
}
