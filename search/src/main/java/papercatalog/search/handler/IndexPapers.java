package papercatalog.search.handler;

import module java.base;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import com.amazonaws.services.lambda.runtime.events.DynamodbEvent;
import com.amazonaws.services.lambda.runtime.events.DynamodbEvent.DynamodbStreamRecord;
import com.amazonaws.services.lambda.runtime.events.StreamsEventResponse;
import com.amazonaws.services.lambda.runtime.events.StreamsEventResponse.BatchItemFailure;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.record.CurrentPapers;
import papercatalog.domain.schema.Grammar;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Environment;
import papercatalog.domain.table.Namespace;
import papercatalog.search.index.Indexer;
import papercatalog.search.index.S3IndexStore;

/**
 * Indexes the papers that the table's stream names, as they are now. The records may come twice,
 * late or out of order. A call that fails has changed nothing; a paper that cannot be read is
 * reported alone, so that it does not keep others out of the index.
 */
public final class IndexPapers implements RequestHandler<DynamodbEvent, StreamsEventResponse> {
  private final CatalogTable table;
  private final Indexer indexer;

  /** Configured by the environment that the stack sets. Lambda calls this constructor. */
  public IndexPapers() {
    this(
        new CatalogTable(
            ClientSettings.forWrites().open(),
            Environment.required(TableSchema.NAME_VARIABLE),
            Namespace.fromEnvironment()),
        new Indexer(
            S3IndexStore.ofFunction(),
            Path.of(System.getProperty("java.io.tmpdir"), "index"),
            Clock.systemUTC(),
            Long.parseLong(Environment.required(IndexingFunction.MAX_MB_VARIABLE)) << 20));
  }

  /** For use without Lambda. */
  public IndexPapers(CatalogTable table, Indexer indexer) {
    this.table = table;
    this.indexer = indexer;
  }

  @Override
  public StreamsEventResponse handleRequest(DynamodbEvent event, Context context) {
    Map<PaperId, String> records = new LinkedHashMap<>();
    for (DynamodbStreamRecord streamed : event.getRecords()) {
      var change = streamed.getDynamodb();
      paperAt(change.getKeys().get(TableSchema.PARTITION_KEY).getS())
          .ifPresent(id -> records.putIfAbsent(id, change.getSequenceNumber()));
    }
    return new StreamsEventResponse(
        index(records.keySet()).stream().map(records::get).map(BatchItemFailure::new).toList());
  }

  /**
   * Indexes papers as they are now.
   *
   * @return those that cannot be read, and stay in the index as they were
   * @throws UncheckedIOException when the index cannot be read or written
   */
  public Set<PaperId> index(Collection<PaperId> ids) {
    CurrentPapers papers = new CurrentPapers(table);
    try {
      if (!ids.isEmpty()) {
        indexer.update(ids, papers::current);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return papers.unreadable();
  }

  /** The paper in a stored partition key; empty for other things, and for other catalogs. */
  public Optional<PaperId> paperAt(String storedPartition) {
    String prefix = KeyPrefix.PAPER.text();
    return Optional.of(storedPartition)
        .filter(table.namespace()::owns)
        .map(table.namespace()::own)
        .filter(key -> key.startsWith(prefix))
        .map(key -> key.substring(prefix.length()))
        .filter(Grammar.PAPER_ID::admits)
        .map(PaperId::new);
  }
}
