package papercatalog.search.handler;

import module java.base;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import com.amazonaws.services.lambda.runtime.events.DynamodbEvent;
import com.amazonaws.services.lambda.runtime.events.StreamsEventResponse;
import com.amazonaws.services.lambda.runtime.events.models.dynamodb.StreamRecord;
import org.apache.lucene.util.IOUtils;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Environment;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Namespace;
import papercatalog.search.index.CurrentPapers;
import papercatalog.search.index.IndexStore;
import papercatalog.search.index.Indexer;
import papercatalog.search.index.IndexingFunction;
import papercatalog.search.index.S3IndexStore;
import software.amazon.awssdk.services.sqs.SqsClient;

/**
 * Indexes the papers that the table's stream names, as they are now, each in the index of its
 * catalog. The records may come twice, late or out of order. Nothing that one catalog stores holds
 * the changes of others for long: a paper that cannot be read goes to the queue at once, and the
 * changes of an index that cannot be written after {@link IndexingFunction#REBUILD_AWAITED}.
 *
 * <p>An index may end the function, by its time or its memory, before it can say so. A file, which
 * Lambda keeps for the next start, names the index meanwhile: that start does not open it again.
 */
public final class IndexPapers implements RequestHandler<DynamodbEvent, StreamsEventResponse> {
  private final CatalogTable table;
  private final Function<Namespace, IndexStore> stores;
  private final Path folder;
  private final Clock clock;
  private final long maxBytes;
  private final Consumer<NotIndexed> notIndexed;
  private Optional<Namespace> last = Optional.empty();

  /** Configured by the environment that the stack sets. Lambda calls this constructor. */
  public IndexPapers() {
    this(new Environment(System.getenv()));
  }

  private IndexPapers(Environment environment) {
    this(
        new CatalogTable(
            ClientSettings.forWrites().open(), environment.required(TableSchema.NAME_VARIABLE)),
        stores(environment),
        Path.of(System.getProperty("java.io.tmpdir"), "index"),
        Clock.systemUTC(),
        Long.parseLong(environment.required(IndexingFunction.MAX_MB_VARIABLE)) << 20,
        queue(environment.required(IndexingFunction.QUEUE_VARIABLE)));
  }

  /**
   * For use without Lambda.
   *
   * @param stores has the index of each catalog
   * @param folder for the files of the index that was written last
   * @param maxBytes of an index
   * @param notIndexed takes the papers that are given up
   */
  public IndexPapers(
      CatalogTable table,
      Function<Namespace, IndexStore> stores,
      Path folder,
      Clock clock,
      long maxBytes,
      Consumer<NotIndexed> notIndexed) {
    this.table = table;
    this.stores = stores;
    this.folder = folder;
    this.clock = clock;
    this.maxBytes = maxBytes;
    this.notIndexed = notIndexed;
  }

  private static Function<Namespace, IndexStore> stores(Environment environment) {
    S3IndexStore any = S3IndexStore.of(environment);
    return catalog ->
        new S3IndexStore(any.client(), any.bucket(), IndexingFunction.prefix(catalog));
  }

  private static Consumer<NotIndexed> queue(String url) {
    SqsClient client = ClientSettings.forWrites().configured(SqsClient.builder()).build();
    return papers -> client.sendMessage(it -> it.queueUrl(url).messageBody(papers.text()));
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
    List<Throwable> failures = new ArrayList<>();
    catalogs.forEach(
        (catalog, changes) -> {
          try {
            indexUnlessEnded(catalog, changes);
          } catch (IOException | RuntimeException | Error e) {
            if (areOld(changes.values())) {
              notIndexed.accept(new NotIndexed(catalog, changes.keySet(), e.toString()));
            } else {
              failures.add(e);
            }
          }
        });
    if (!failures.isEmpty()) {
      throw new IllegalStateException("Some changes are not indexed yet", failures.getFirst());
    }
    return new StreamsEventResponse(List.of());
  }

  private boolean areOld(Collection<StreamRecord> changes) {
    return changes.stream().allMatch(it -> isOld(it.getApproximateCreationDateTime().toInstant()));
  }

  private boolean isOld(Instant time) {
    return !time.isAfter(clock.instant().minus(IndexingFunction.REBUILD_AWAITED));
  }

  /**
   * Fails at once for an index that has ended the function: for old changes, and until its rebuild
   * is awaited.
   */
  private void indexUnlessEnded(Namespace catalog, Map<PaperId, StreamRecord> changes)
      throws IOException {
    String name = "writing-" + catalog.tenant().map(TenantName::value).orElse("") + ".index";
    Path writing = Files.createDirectories(folder.toAbsolutePath().getParent()).resolve(name);
    if (Files.exists(writing)
        && (areOld(changes.values()) || !isOld(Files.getLastModifiedTime(writing).toInstant()))) {
      throw new IOException("The function ended while it had this index open");
    }
    Files.writeString(writing, "");
    Files.setLastModifiedTime(writing, FileTime.from(clock.instant()));
    try {
      index(catalog, changes.keySet());
    } finally {
      Files.delete(writing);
    }
  }

  /**
   * Indexes papers of a catalog as they are now. Those that cannot be read stay in the index as
   * they were.
   *
   * @throws IOException when the index cannot be read or written
   */
  public void index(Namespace catalog, Collection<PaperId> ids) throws IOException {
    CurrentPapers papers =
        new CurrentPapers(new CatalogTable(table.client(), table.name(), table.schema(), catalog));
    indexer(catalog).update(() -> papers.current(ids));
    if (!papers.unreadable().isEmpty()) {
      notIndexed.accept(
          new NotIndexed(catalog, papers.unreadable(), "The paper in the table is damaged"));
    }
  }

  /** Deletes the files of another catalog's index first. */
  private Indexer indexer(Namespace catalog) throws IOException {
    if (!last.equals(Optional.of(catalog))) {
      IOUtils.rm(folder);
      last = Optional.of(catalog);
    }
    Path own = folder.resolve(IndexingFunction.prefix(catalog));
    return new Indexer(stores.apply(catalog), own, clock, maxBytes);
  }
}
