package papercatalog.search.handler;

import module java.base;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import com.amazonaws.services.lambda.runtime.events.DynamodbEvent;
import com.amazonaws.services.lambda.runtime.events.StreamsEventResponse;
import com.amazonaws.services.lambda.runtime.events.StreamsEventResponse.BatchItemFailure;
import com.amazonaws.services.lambda.runtime.events.models.dynamodb.StreamRecord;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.IndexingFunction;
import papercatalog.domain.read.CurrentPapers;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Environment;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Namespace;
import papercatalog.search.index.Indexer;
import papercatalog.search.index.S3IndexStore;
import papercatalog.search.index.UnusableIndex;

/**
 * Indexes the papers that the table's stream names, as they are now, each in the index of its
 * catalog. The records may come twice, late or out of order. A paper that cannot be read is
 * reported alone, and an index that cannot be written keeps no other from being written.
 */
public final class IndexPapers implements RequestHandler<DynamodbEvent, StreamsEventResponse> {
  private final CatalogTable table;
  private final Function<Namespace, Indexer> indexers;

  /** Configured by the environment that the stack sets. Lambda calls this constructor. */
  public IndexPapers() {
    this(
        new CatalogTable(
            ClientSettings.forWrites().open(), Environment.required(TableSchema.NAME_VARIABLE)),
        indexers());
  }

  /** For use without Lambda, with a writer for the index of each catalog. */
  public IndexPapers(CatalogTable table, Function<Namespace, Indexer> indexers) {
    this.table = table;
    this.indexers = indexers;
  }

  /** One folder for all indexes: it keeps the files of the one that was written last. */
  private static Function<Namespace, Indexer> indexers() {
    S3IndexStore any = S3IndexStore.ofFunction(Namespace.NONE);
    Path folder = Path.of(System.getProperty("java.io.tmpdir"), "index");
    long max = Long.parseLong(Environment.required(IndexingFunction.MAX_MB_VARIABLE)) << 20;
    return catalog -> {
      String prefix = IndexingFunction.prefix(catalog);
      S3IndexStore own = new S3IndexStore(any.client(), any.bucket(), prefix);
      return new Indexer(own, folder, Clock.systemUTC(), max);
    };
  }

  @Override
  public StreamsEventResponse handleRequest(DynamodbEvent event, Context context) {
    Map<Namespace, Map<PaperId, StreamRecord>> catalogs = new LinkedHashMap<>();
    for (var streamed : event.getRecords()) {
      StreamRecord change = streamed.getDynamodb();
      String partition = change.getKeys().get(TableSchema.PARTITION_KEY).getS();
      try {
        Namespace catalog = Namespace.owning(partition);
        Optional<PaperId> id = Keys.paperIn(catalog.own(partition));
        if (id.isPresent()) {
          catalogs
              .computeIfAbsent(catalog, _ -> new LinkedHashMap<>())
              .putIfAbsent(id.get(), change);
        }
      } catch (InvalidValue _) {
        // No tenant has that name.
      }
    }
    List<BatchItemFailure> unreadable = new ArrayList<>();
    Optional<RuntimeException> failure = Optional.empty();
    for (var catalog : catalogs.entrySet()) {
      Map<PaperId, StreamRecord> changes = catalog.getValue();
      try {
        for (PaperId id : index(catalog.getKey(), changes.keySet())) {
          unreadable.add(new BatchItemFailure(changes.get(id).getSequenceNumber()));
        }
      } catch (RuntimeException e) {
        boolean givenUp = e instanceof UnusableIndex && areOld(changes.values());
        failure = givenUp ? failure : Optional.of(e);
      }
    }
    if (failure.isPresent()) {
      throw failure.get();
    }
    return new StreamsEventResponse(unreadable);
  }

  private static boolean areOld(Collection<StreamRecord> changes) {
    Instant old = Instant.now().minus(IndexingFunction.REBUILD_AWAITED);
    return changes.stream()
        .allMatch(it -> it.getApproximateCreationDateTime().toInstant().isBefore(old));
  }

  /**
   * Indexes papers of a catalog as they are now.
   *
   * @return those that cannot be read, and stay in the index as they were
   * @throws UncheckedIOException when the index cannot be read or written
   */
  public Set<PaperId> index(Namespace catalog, Collection<PaperId> ids) {
    CurrentPapers papers =
        new CurrentPapers(new CatalogTable(table.client(), table.name(), table.schema(), catalog));
    try {
      indexers.apply(catalog).update(() -> papers.current(ids));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return papers.unreadable();
  }
}
