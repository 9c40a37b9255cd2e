package papercatalog.local;

import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import papercatalog.client.ClientSettings;
import papercatalog.engine.DynamoDbLocal;
import papercatalog.read.Catalog;
import papercatalog.read.RequestCounter;
import papercatalog.table.CatalogTable;
import papercatalog.write.Publisher;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A catalog on this machine: the engine, the table in it and clients for both sides. */
final class LocalCatalog implements AutoCloseable {
  /** The name of the table in the engine. */
  static final String TABLE = "papers";

  private final DynamoDbLocal engine;
  private final DynamoDbClient reads;
  private final DynamoDbClient writes;

  private LocalCatalog(DynamoDbLocal engine) {
    this.engine = engine;
    this.reads =
        ClientSettings.forReads().at(engine.endpoint()).seenBy(new RequestCounter()).open();
    this.writes = ClientSettings.forWrites().at(engine.endpoint()).open();
  }

  /** As {@link #start(Optional, int)}, on a free port. */
  static LocalCatalog start(Optional<Path> directory) {
    return start(directory, 0);
  }

  /**
   * Starts the engine and creates the table, unless it is there from before.
   *
   * @param directory where the tables are kept; without one they are in memory
   * @param port the engine's; 0 picks a free one
   * @throws java.io.UncheckedIOException when the port cannot be had
   */
  static LocalCatalog start(Optional<Path> directory, int port) {
    LocalCatalog local =
        new LocalCatalog(
            directory
                .map(kept -> DynamoDbLocal.in(kept, port))
                .orElseGet(() -> DynamoDbLocal.inMemory(port)));
    new CatalogTable(local.writes, TABLE).createIfAbsent();
    return local;
  }

  /** Publishes those papers of the sample catalog that are not there yet. */
  void publishSample() {
    new SampleCatalog().publish(publisher());
  }

  Catalog catalog() {
    return new Catalog(reads, TABLE);
  }

  Publisher publisher() {
    return new Publisher(writes, TABLE, Clock.systemUTC());
  }

  /** Where DynamoDB clients find the engine. */
  URI endpoint() {
    return engine.endpoint();
  }

  @Override
  public void close() {
    reads.close();
    writes.close();
    engine.close();
  }
}
