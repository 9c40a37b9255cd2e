package papercatalog.local;

import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
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

  private static final Duration LOOK_FOR_EXPIRED_EVERY = Duration.ofSeconds(10);

  private final DynamoDbLocal engine;
  private final DynamoDbClient reads;
  private final DynamoDbClient writes;
  private final TimeToLive timeToLive;
  private final boolean kept;

  private LocalCatalog(DynamoDbLocal engine, boolean kept) {
    this.kept = kept;
    this.engine = engine;
    this.reads =
        ClientSettings.forReads().at(engine.endpoint()).seenBy(new RequestCounter()).open();
    this.writes = ClientSettings.forWrites().at(engine.endpoint()).open();
    table().createIfAbsent();
    this.timeToLive = TimeToLive.watch(table(), Clock.systemUTC(), LOOK_FOR_EXPIRED_EVERY);
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
    return new LocalCatalog(
        directory
            .map(place -> DynamoDbLocal.in(place, port))
            .orElseGet(() -> DynamoDbLocal.inMemory(port)),
        directory.isPresent());
  }

  /** Has it hold the sample catalog; what operators have made of it since then stays. */
  void publishSample() {
    if (kept) {
      new SampleCatalog().publish(new Publisher(table(), SampleCatalog.anHourAgo()));
    } else {
      new CatalogFiller(table(), SampleCatalog.anHourAgo()).fillWithSample();
    }
  }

  /** The table, for those who write it. */
  CatalogTable table() {
    return new CatalogTable(writes, TABLE);
  }

  Catalog catalog() {
    return new Catalog(reads, TABLE);
  }

  Publisher publisher() {
    return new Publisher(table(), Clock.systemUTC());
  }

  /** Where DynamoDB clients find the engine. */
  URI endpoint() {
    return engine.endpoint();
  }

  @Override
  public void close() {
    timeToLive.close();
    reads.close();
    writes.close();
    engine.close();
  }
}
