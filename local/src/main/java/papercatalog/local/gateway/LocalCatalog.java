package papercatalog.local.gateway;

import module java.base;

import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.RequestCounter;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Namespace;
import papercatalog.local.engine.DynamoDbLocal;
import papercatalog.publishing.write.Publisher;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A local catalog: its part of a table, its clients, and the engine unless another has started it.
 */
final class LocalCatalog implements AutoCloseable {
  static final String TABLE = "papers";

  final URI endpoint;
  private final Namespace namespace;
  private final Optional<DynamoDbLocal> engine;
  private final boolean empty;
  private final DynamoDbClient reads;
  private final DynamoDbClient writes;

  /** The search, whose index is empty at first. */
  final LocalSearch search;

  private LocalCatalog(
      URI endpoint, Namespace namespace, Optional<DynamoDbLocal> engine, boolean empty) {
    this.endpoint = endpoint;
    this.namespace = namespace;
    this.engine = engine;
    this.empty = empty;
    this.reads = ClientSettings.forReads().at(endpoint).seenBy(new RequestCounter()).open();
    this.writes = ClientSettings.forWrites().at(endpoint).open();
    table().createIfAbsent();
    this.search = new LocalSearch(table(), Clock.systemUTC());
  }

  /** As {@link #start(Optional, int, Namespace)}, on a free port and without a tenant. */
  static LocalCatalog start(Optional<Path> directory) {
    return start(directory, 0, Namespace.NONE);
  }

  /**
   * Starts the engine and creates the table unless it exists; UncheckedIOException when the port is
   * not available.
   *
   * @param directory for the tables; in memory without one
   * @param port of the engine; 0 picks a free one
   */
  static LocalCatalog start(Optional<Path> directory, int port, Namespace namespace) {
    DynamoDbLocal engine = DynamoDbLocal.start(directory, port);
    return new LocalCatalog(engine.endpoint(), namespace, Optional.of(engine), directory.isEmpty());
  }

  /**
   * Uses an engine that another catalog has started and will stop; SdkException when it does not
   * answer.
   */
  static LocalCatalog at(URI endpoint, Namespace namespace) {
    return new LocalCatalog(endpoint, namespace, Optional.empty(), false);
  }

  /** Publishes the sample catalog; keeps the changes of operators. */
  void publishSample() {
    if (empty) {
      new CatalogFiller(table(), SampleCatalog.anHourAgo()).fillWithSample();
    } else {
      new SampleCatalog().publish(new Publisher(table(), SampleCatalog.anHourAgo()));
    }
  }

  /** Whether the table has the indexes of this release, with the attributes that they project. */
  boolean hasDeclaredIndexes() {
    Map<String, List<String>> present = new HashMap<>();
    writes
        .describeTable(request -> request.tableName(TABLE))
        .table()
        .globalSecondaryIndexes()
        .forEach(it -> present.put(it.indexName(), it.projection().nonKeyAttributes()));
    return TableSchema.DECLARED.indexes().stream()
        .allMatch(it -> present.getOrDefault(it.name(), List.of()).containsAll(it.projection()));
  }

  CatalogTable table() {
    return new CatalogTable(writes, TABLE, namespace);
  }

  Catalog catalog() {
    return new Catalog(new CatalogTable(reads, TABLE, namespace));
  }

  Optional<TenantName> tenant() {
    return namespace.tenant();
  }

  Publisher publisher() {
    return new Publisher(table(), Clock.systemUTC());
  }

  @Override
  public void close() {
    search.close();
    reads.close();
    writes.close();
    engine.ifPresent(DynamoDbLocal::close);
  }
}
