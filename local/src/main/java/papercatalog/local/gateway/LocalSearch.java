package papercatalog.local.gateway;

import static java.util.stream.Collectors.toSet;

import module java.base;

import org.apache.lucene.util.IOUtils;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Keys;
import papercatalog.local.eventsource.EventSource;
import papercatalog.publishing.record.Records;
import papercatalog.search.handler.IndexPapers;
import papercatalog.search.index.DirectoryIndexStore;
import papercatalog.search.index.IndexingFunction;
import papercatalog.search.index.SearchIndex;
import software.amazon.awssdk.services.dynamodb.model.Record;

/**
 * The index of a local catalog. It is in a temporary directory and built at each start: a kept one
 * could miss changes that the table's stream has forgotten.
 */
final class LocalSearch implements AutoCloseable {
  private static final long MAX_BYTES = 256L << 20;

  private final CatalogTable table;
  private final Path folder;
  final SearchIndex index;
  private final IndexPapers indexing;
  private Optional<EventSource> changes = Optional.empty();
  private Optional<Thread> building = Optional.empty();
  private volatile boolean closing;

  /** An empty index, in which the papers of the table are not yet. */
  LocalSearch(CatalogTable table, Clock clock) {
    this.table = table;
    try {
      folder = Files.createTempDirectory("paper-catalog-search");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    DirectoryIndexStore store = new DirectoryIndexStore(folder.resolve("index"));
    index = new SearchIndex(store, folder.resolve("read"), clock, Duration.ZERO);
    indexing =
        new IndexPapers(table, _ -> store, folder.resolve("written"), clock, MAX_BYTES, _ -> {});
  }

  void indexAll() {
    new Records(table, Clock.systemUTC())
        .ids().papers().stream()
            .gather(Gatherers.windowFixed(IndexingFunction.BATCH))
            .takeWhile(_ -> !closing)
            .forEach(this::index);
  }

  /** Indexes all papers in the background, and then each paper that changes; prints failures. */
  void follow(URI endpoint, PrintStream trouble) {
    changes =
        Optional.of(
            EventSource.start(
                table,
                endpoint,
                this::indexChanged,
                IndexingFunction.BATCH,
                EventSource.AS_DEPLOYED,
                Optional.empty(),
                given -> trouble.println("Not indexed: " + given)));
    building = Optional.of(Thread.ofPlatform().name("search").daemon().start(() -> build(trouble)));
  }

  /** Waits for the batch that is being indexed, and deletes the index. */
  @Override
  public void close() {
    closing = true;
    try {
      if (building.isPresent()) {
        building.get().join();
      }
      changes.ifPresent(EventSource::close);
      index.close();
      IOUtils.rm(folder);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void build(PrintStream trouble) {
    try {
      indexAll();
    } catch (RuntimeException e) {
      trouble.println("The search has no index: " + e);
    }
  }

  private List<String> indexChanged(List<Record> records) {
    index(
        records.stream()
            .map(it -> it.dynamodb().keys().get(TableSchema.PARTITION_KEY).s())
            .filter(table.namespace()::owns)
            .flatMap(partition -> Keys.paperIn(table.namespace().own(partition)).stream())
            .collect(toSet()));
    return List.of();
  }

  /** A paper that cannot be read stays out; verification of the table reports it. */
  private synchronized void index(Collection<PaperId> ids) {
    if (!ids.isEmpty()) {
      try {
        indexing.index(table.namespace(), ids);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
