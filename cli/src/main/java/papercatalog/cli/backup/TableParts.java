package papercatalog.cli.backup;

import module java.base;

import papercatalog.cli.backup.Inventory.PaperKeys;
import papercatalog.cli.transfer.Retries;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.record.ItemCollection;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.Grammar;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.Attempts;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.RetryPolicy;

/**
 * Reads the parts of a table, several at a time, with strongly consistent reads. Concurrent writes
 * may be included or not; each paper is read in one consistent state.
 */
public final class TableParts implements PartSource {
  private static final int AT_A_TIME = 8;
  private static final int SHARED_AT_A_TIME = 100;

  /** A paper of one version has three keys, and a request takes a hundred. */
  private static final int PAPERS_AT_A_TIME = 33;

  /** Pauses while a write of a paper completes. */
  private static final RetryPolicy WHILE_WRITTEN =
      new RetryPolicy(6, Duration.ofMillis(200), Duration.ofSeconds(5));

  private final CatalogTable table;
  private final Clock clock;
  private final RetryPolicy retries;
  private final Optional<Instant> since;
  private volatile Optional<Inventory> known = Optional.empty();
  private Optional<Ahead<Inventory>> walk = Optional.empty();
  private Optional<Ahead<List<Part>>> ahead = Optional.empty();
  private Iterator<Part> read = List.<Part>of().iterator();

  private TableParts(
      CatalogTable table, Clock clock, RetryPolicy retries, Optional<Instant> since) {
    this.table = table;
    this.clock = clock;
    this.retries = retries;
    this.since = since;
  }

  /** All parts of a table. Walks over the keys first. */
  public static TableParts of(CatalogTable table, Clock clock, RetryPolicy retries) {
    return new TableParts(table, clock, retries, Optional.empty());
  }

  /** The parts written since a time; papers count by their latest change. */
  public static TableParts since(
      Instant moment, CatalogTable table, Clock clock, RetryPolicy retries) {
    return new TableParts(table, clock, retries, Optional.of(moment));
  }

  /** The number of parts; 0 until it is known. */
  public long size() {
    return known.map(Inventory::size).orElse(0L);
  }

  /** The start of a partial backup; empty when all parts are read. */
  Optional<Instant> since() {
    return since;
  }

  @Override
  public void begin() {
    if (walk.isEmpty()) {
      Supplier<Inventory> inventory = () -> Retries.of(retries, () -> Inventory.of(table, since));
      walk = Optional.of(new Ahead<>(List.of(inventory).iterator(), 1));
      walk.get().begin();
    }
  }

  @Override
  public boolean hasNext() {
    if (ahead.isEmpty()) {
      begin();
      Inventory inventory = walk.orElseThrow().next();
      known = Optional.of(inventory);
      ahead = Optional.of(new Ahead<>(tasks(inventory), AT_A_TIME));
    }
    while (!read.hasNext() && ahead.get().hasNext()) {
      read = ahead.get().next().iterator();
    }
    return read.hasNext();
  }

  @Override
  public Part next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return read.next();
  }

  @Override
  public void close() {
    walk.ifPresent(Ahead::close);
    ahead.ifPresent(Ahead::close);
  }

  private Iterator<Supplier<List<Part>>> tasks(Inventory inventory) {
    Stream<Supplier<List<Part>>> authors =
        shared(inventory.authors().stream().map(AuthorHandle::new).map(Keys::author).toList());
    Stream<Supplier<List<Part>>> entries = shared(inventory.entries());
    Stream<Supplier<List<Part>>> papers =
        inventory.papers().stream()
            .gather(Gatherers.windowFixed(PAPERS_AT_A_TIME))
            .map(some -> () -> papers(some));
    return Stream.of(authors, entries, papers).flatMap(Function.identity()).iterator();
  }

  private Stream<Supplier<List<Part>>> shared(List<ItemKey> keys) {
    return keys.stream()
        .gather(Gatherers.windowFixed(SHARED_AT_A_TIME))
        .map(some -> () -> Retries.of(retries, () -> read(some)));
  }

  /** Reads the items that still exist. */
  private List<Part> read(List<ItemKey> keys) {
    Map<ItemKey, Item> items = new BatchRead(table).items(keys);
    List<Part> parts = new ArrayList<>();
    for (ItemKey key : keys) {
      Optional.ofNullable(items.get(key)).map(item -> part(key, item)).ifPresent(parts::add);
    }
    return parts;
  }

  private static Part part(ItemKey key, Item item) {
    Part part;
    try {
      part = key.sort().equals(key.partition()) ? profile(item) : entry(key, item);
    } catch (RuntimeException e) {
      throw unfit(key, String.valueOf(e.getMessage()));
    }
    if (!Shared.key(part).equals(key)) {
      throw unfit(key, "it is of the " + part.key());
    }
    return part;
  }

  private static Part profile(Item item) {
    return new Part.Profile(AuthorItem.read(item), AuthorItem.readRevision(item));
  }

  private static Part entry(ItemKey key, Item item) {
    Directory directory = Directory.valueOf(key.partition());
    return new Part.Entry(
        DirectoryItem.read(directory, item),
        item.number(Attributes.REVISION, 0),
        item.moment(Attributes.UPDATED_AT).orElse(Instant.EPOCH));
  }

  private static Refusal unfit(ItemKey key, String why) {
    return Refusal.ofRecord("The item " + key.sort(), why);
  }

  /** Reads papers by their keys; alone those that have been written since the walk. */
  private List<Part> papers(List<PaperKeys> some) {
    List<ItemKey> keys = some.stream().flatMap(PaperKeys::keys).toList();
    Map<ItemKey, Item> items = Retries.of(retries, () -> new BatchRead(table).items(keys));
    List<Part> parts = new ArrayList<>();
    for (PaperKeys paper : some) {
      Map<ItemKey, Item> own = new LinkedHashMap<>();
      paper.keys().filter(items::containsKey).forEach(key -> own.put(key, items.get(key)));
      history(paper, own).ifPresent(parts::add);
    }
    return parts;
  }

  private Optional<Part.History> history(PaperKeys paper, Map<ItemKey, Item> items) {
    try {
      return history(paper.name(), items);
    } catch (Refusal _) {
      return history(paper.name());
    }
  }

  /** Reads a paper, and again if it looks damaged: it may be in the middle of a write. */
  private Optional<Part.History> history(String name) {
    ItemCollection collection = new ItemCollection(table, KeyPrefix.PAPER.text() + name);
    Attempts attempts = new Attempts(WHILE_WRITTEN);
    while (true) {
      try {
        return history(
            name, Retries.of(retries, () -> collection.itemsFrom(Keys.afterMemberships())));
      } catch (Refusal unfit) {
        if (!attempts.another()) {
          throw unfit;
        }
      }
    }
  }

  private Optional<Part.History> history(String name, Map<ItemKey, Item> items) {
    if (!Grammar.PAPER_ID.admits(name)) {
      throw Refusal.ofRecord("The paper " + name, "this is not an id of a paper");
    }
    try {
      PaperId id = new PaperId(name);
      if (!id.key().equals(name)) {
        throw Refusal.ofRecord("The paper " + name, "its key is not in lower case");
      }
      return StoredHistory.history(id, items, clock.instant());
    } catch (IllegalStateException | IllegalArgumentException | DateTimeException e) {
      throw Refusal.ofRecord(
          "The paper " + name,
          e.getMessage() + ". verify says more; publish it again, or delete it.");
    }
  }
}
