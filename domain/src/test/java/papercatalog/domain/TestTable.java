package papercatalog.domain;

import module java.base;

import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.memory.MemoryEngine;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.RequestCounter;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Namespace;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A real engine with an empty table of the catalog, new for each test class; or one in memory, for
 * tests of neither the engine nor of requests. With THOROUGH, all tests have the real one.
 */
public class TestTable implements BeforeAllCallback, AfterAllCallback {
  /** The table's name. */
  public static final String NAME = "papers";

  /** When everything is written. */
  public static final Instant NOW = Instant.parse("2026-11-20T09:00:00Z");

  private static final Duration LIMIT = Duration.ofSeconds(20);

  private final boolean inMemory;
  private final RecordedRequests requests = new RecordedRequests();
  private TestEngine engine;
  private DynamoDbClient client;
  private DynamoDbClient reads;

  public TestTable() {
    this(false);
  }

  protected TestTable(boolean inMemory) {
    this.inMemory = Thorough.of(false, inMemory);
  }

  /** The engine of {@code MemoryEngineTest}, which counts no units and keeps no requests. */
  public static TestTable inMemory() {
    return new TestTable(true);
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    if (inMemory) {
      client = new MemoryEngine(NAME, TableSchema.DECLARED).client();
      reads = client;
      return;
    }
    engine = TestEngine.open();
    client = engine.open(ClientSettings.forWrites().seenBy(requests));
    reads =
        engine.open(
            ClientSettings.forReads()
                .within(3, LIMIT, LIMIT.multipliedBy(3)) // a busy machine is no outage
                .seenBy(requests)
                .seenBy(new RequestCounter()));
    new CatalogTable(client, NAME).createIfAbsent();
    requests.clear();
  }

  @Override
  public void afterAll(ExtensionContext context) {
    if (inMemory) {
      return;
    }
    engine.drop(client, NAME);
    client.close();
    reads.close();
    engine.close();
  }

  /** The table as one catalog has it, over the client of the write side. */
  public CatalogTable table(Namespace namespace) {
    return new CatalogTable(client, NAME, namespace);
  }

  /** The read side, over a client as the functions have it. */
  public Catalog catalog() {
    return catalog(Namespace.NONE);
  }

  /** That of one catalog. */
  public Catalog catalog(Namespace namespace) {
    return new Catalog(new CatalogTable(reads, NAME, namespace));
  }

  /** Where the engine is. */
  public URI endpoint() {
    return engine.endpoint();
  }

  /** The client of the write side. */
  public DynamoDbClient client() {
    return client;
  }

  /** What both clients were asked. */
  public RecordedRequests requests() {
    return requests;
  }
}
