package papercatalog.domain.read;

import static papercatalog.domain.pattern.AccessPatterns.LIST_CHANGES;
import static papercatalog.domain.pattern.AccessPatterns.SEARCH_PAPERS;

import module java.base;

import papercatalog.domain.error.CatalogException;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.BatchPattern;
import papercatalog.domain.pattern.GetPattern;
import papercatalog.domain.pattern.ItemCollectionPattern;
import papercatalog.domain.pattern.ListPattern;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Namespace;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/**
 * The read side: answers each {@link papercatalog.domain.pattern.AccessPattern} with exactly one
 * DynamoDB request, except lists that read past entries of other catalogs, and batches of which
 * DynamoDB leaves keys unprocessed. // I-1
 *
 * <p>Reads are eventually consistent. Every method counts its work on the bound {@link ReadMeter},
 * and throws Throttled or TableUnavailable when DynamoDB does not serve it in time.
 */
public final class Catalog {
  /** Changes are hidden for this long: indexes may lag, operators' clocks may differ. */
  private static final Duration SETTLING = Duration.ofMinutes(1);

  /**
   * The largest allowed error of a writer's clock; the other half of the settling time is for its
   * requests and the index. Not computed: dividing a duration loads BigDecimal, a sixth of a start.
   */
  public static final Duration MAX_CLOCK_ERROR = Duration.ofSeconds(30);

  private final CatalogTable table;
  private final Clock clock;

  /** Filled on demand; a function needs at most one entry. */
  private final Map<ListPattern<?, ?>, ListQueries> queries = new ConcurrentHashMap<>();

  /** The client must count its requests, as the SDK's does with a {@link RequestCounter}. */
  public Catalog(CatalogTable table) {
    this(table, Clock.systemUTC());
  }

  public Catalog(CatalogTable table, Clock clock) {
    this.table = table;
    this.clock = clock;
  }

  public Namespace namespace() {
    return table.namespace();
  }

  /** Reads one item whole: a projection would double the request. Fails as the pattern declares. */
  public <K, R> R get(GetPattern<K, R> pattern, K named) {
    Optional<Item> item = item(pattern.key(named));
    try {
      R found = pattern.read(named, item, clock.instant());
      ReadMeter.countShown(1);
      return found;
    } catch (CatalogException e) {
      throw e;
    } catch (RuntimeException e) {
      ReadMeter.countUnreadable();
      throw pattern.unreadable(named, e);
    }
  }

  /** Reads a paper with other items of its partition. Fails as the pattern declares. */
  public <R> R itemCollection(ItemCollectionPattern<R> pattern, PaperId id) {
    return new ItemCollectionReader<>(table, pattern, id).read(clock.instant());
  }

  /**
   * Reads several items with one request, and one more for keys that DynamoDB leaves unprocessed.
   * What cannot be read is missing. Fails when DynamoDB leaves keys unprocessed twice.
   *
   * @param named at most 100; duplicates are read once
   */
  public <K, R> BatchResult<K, R> batch(BatchPattern<K, R> pattern, List<K> named) {
    List<K> distinct = named.stream().distinct().toList();
    BatchReader reader = batchReader(keys(pattern.each(), distinct));
    BatchResult<K, R> result = reader.results(pattern.each(), distinct);
    reader.requireReadable();
    return result;
  }

  /**
   * Reads papers and people that a search found in the index, with one request, without withdrawn
   * papers: the index learns later of a withdrawal, and of a person's former handle. A damaged
   * profile may have another handle.
   */
  // I-1
  public SearchedItems found(List<PaperId> hits, Collection<AuthorHandle> people) {
    List<PaperId> papers = hits.stream().distinct().toList();
    List<AuthorHandle> handles = List.copyOf(people);
    Stream<ItemKey> keys =
        Stream.concat(
            keys(SEARCH_PAPERS.hits().each(), papers), keys(SEARCH_PAPERS.people(), handles));
    BatchReader reader = batchReader(keys);
    SearchedItems found =
        new SearchedItems(
            reader.results(SEARCH_PAPERS.hits().each(), papers).found().stream()
                .filter(paper -> paper.status().found())
                .toList(),
            reader.results(SEARCH_PAPERS.people(), handles).found().stream()
                .filter(author -> people.contains(author.handle()))
                .toList());
    reader.requireReadable();
    return found;
  }

  private BatchReader batchReader(Stream<ItemKey> keys) {
    return new BatchReader(table, keys.toList(), clock.instant());
  }

  private static <K> Stream<ItemKey> keys(GetPattern<K, ?> each, List<K> named) {
    return named.stream().map(each::key);
  }

  /**
   * Reads a page of a list. Fails with InvalidCursor or CursorScopeMismatch for the cursor of the
   * request, with SchemaMismatch when another release wrote all entries, and as the pattern
   * declares when the whole list is empty.
   */
  public <K, T> Page<T> list(ListPattern<K, T> pattern, K named, PageRequest pageRequest) {
    Scope scope =
        Scope.of(pattern, named, table.namespace().stored(pattern.partition(named)), pageRequest);
    Optional<Cursor> begin =
        pageRequest.cursor().isPresent()
            ? Optional.of(Cursor.decode(pageRequest.cursor().get(), scope))
            : Optional.empty();
    Scope read = begin.isPresent() && begin.get().back() ? scope.reversed() : scope;
    return shown(unexpired(pattern, page(pattern, named, read, begin, pageRequest, scope)));
  }

  /** The time up to which lists of changes are complete. */
  public Instant horizon() {
    return clock.instant().minus(SETTLING).truncatedTo(ChronoUnit.MILLIS);
  }

  /** Reads the latest change of each paper between two dates, up to a minute ago. */
  public ChangePage listChanges(PageRequest pageRequest) {
    ChangeWalk walk = ChangeWalk.of(pageRequest, horizon(), table.namespace());
    Page<Change> page =
        page(
            LIST_CHANGES.each(),
            walk.year(),
            walk.scope(),
            walk.begin(),
            pageRequest,
            walk.range());
    return walk.page(shown(page));
  }

  private <K, T> Page<T> page(
      ListPattern<K, T> pattern,
      K named,
      Scope scope,
      Optional<Cursor> begin,
      PageRequest pageRequest,
      Scope cursors) {
    ListQueries list = queries.computeIfAbsent(pattern, it -> new ListQueries(table, it));
    return new PageReader<>(list, pattern, named, scope, begin, pageRequest.limit()).read(cursors);
  }

  private <T> Page<T> unexpired(ListPattern<?, T> pattern, Page<T> page) {
    if (pattern.entries().expired().isEmpty()) {
      return page;
    }
    Instant now = clock.instant();
    return page.without(entry -> pattern.entries().expired().get().test(entry, now));
  }

  private Optional<Item> item(ItemKey key) {
    GetItemRequest request =
        GetItemRequest.builder()
            .tableName(table.name())
            .key(table.key(key))
            .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
            .build();
    GetItemResponse response = ReadMeter.timed(table, client -> client.getItem(request));
    ReadMeter.count(response.consumedCapacity(), response.hasItem() ? 1 : 0);
    return response.hasItem()
        ? Optional.of(new Item(response.item())) // its keys are not read
        : Optional.empty();
  }

  private static <T> Page<T> shown(Page<T> page) {
    ReadMeter.countShown(page.items().size());
    return page;
  }
}
