package papercatalog.runtime.benchmarks;

import module java.base;

import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.Paper;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.read.ReadMeter;
import papercatalog.domain.read.RequestCounter;
import papercatalog.domain.table.CatalogTable;
import papercatalog.local.gateway.CatalogFiller;
import papercatalog.runtime.lambda.EngineProcess;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A catalog in a table of its own, which is deleted at the end. */
final class FilledCatalog implements AutoCloseable {
  private static final int THREADS = 4;

  private final EngineProcess engine;
  private final String name;
  private final DynamoDbClient client;
  private final Catalog catalog;

  /** Writes papers, numbered from 0 to {@code size - 1}, of one author. */
  FilledCatalog(EngineProcess engine, int size, IntFunction<Paper> papers, Author author) {
    this.engine = engine;
    name = "papers-" + size;
    client = ClientSettings.forReads().at(engine.endpoint()).seenBy(new RequestCounter()).open();
    catalog = new Catalog(new CatalogTable(client, name));
    try (DynamoDbClient writes = engine.client()) {
      CatalogTable table = new CatalogTable(writes, name);
      table.createIfAbsent();
      IntStream.range(0, THREADS)
          .parallel()
          .forEach(
              thread -> {
                CatalogFiller filler = new CatalogFiller(table, Clock.systemUTC());
                filler.add(author);
                IntStream.iterate(thread, number -> number < size, number -> number + THREADS)
                    .mapToObj(papers)
                    .forEach(filler::add);
                filler.flush();
              });
    }
  }

  <T> T read(Function<Catalog, T> read) {
    return read.apply(catalog);
  }

  /** Requests and read units that the engine reports. */
  ReadMeter metered(Function<Catalog, ?> read) {
    ReadMeter meter = new ReadMeter();
    meter.during(() -> read(read));
    return meter;
  }

  /** The page in the middle of a list of so many papers, reached page by page. */
  PageRequest middle(int papers, BiFunction<Catalog, PageRequest, Page<?>> list) {
    PageRequest pageRequest = PageRequest.FIRST.withLimit(PageRequest.MAX_LIMIT);
    for (int seen = PageRequest.MAX_LIMIT; seen < papers / 2; seen += PageRequest.MAX_LIMIT) {
      pageRequest = pageRequest.after(list.apply(catalog, pageRequest).nextCursor().orElseThrow());
    }
    return pageRequest.withLimit(PageRequest.DEFAULT_LIMIT);
  }

  @Override
  public void close() {
    client.close();
    try (DynamoDbClient writes = engine.client()) {
      writes.deleteTable(table -> table.tableName(name));
    }
  }
}
