package papercatalog.cli.backup;

import module java.base;

import papercatalog.cli.backup.Inventory.PaperKeys;
import papercatalog.cli.transfer.FailureRetry;
import papercatalog.domain.model.Alias;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.AliasItem;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Positions;
import papercatalog.domain.table.Retry;
import papercatalog.publishing.record.ItemCollection;

/**
 * Reads the parts of a table, several at a time, with strongly consistent reads. Concurrent writes
 * may be included or not; each paper is read in one consistent state.
 */
public final class TableParts implements PartSource {
  private static final int SHARED_AT_A_TIME = 100;

  /** A paper of one version has three keys, and a request takes a hundred. */
  private static final int PAPERS_AT_A_TIME = 33;

  private static final Retry WHILE_WRITTEN =
      new Retry(7, Duration.ofMillis(200), Duration.ofSeconds(5));

  private final CatalogTable table;
  private final Clock clock;
  private final Optional<Instant> since;
  private volatile Optional<Inventory> inventory = Optional.empty();
  private Iterator<Part> parts = Collections.emptyIterator();

  /**
   * Walks over all keys before the first part; {@code since} counts papers by their latest change.
   */
  public TableParts(CatalogTable table, Clock clock, Optional<Instant> since) {
    this.table = table;
    this.clock = clock;
    this.since = since;
  }

  @Override
  public long size() {
    return inventory.map(Inventory::size).orElse(0L);
  }

  @Override
  public Optional<Instant> since() {
    return since;
  }

  @Override
  public Optional<Part> next() {
    if (inventory.isEmpty()) {
      inventory = Optional.of(FailureRetry.of(() -> new Inventory(table, since)));
      parts = parts(inventory.get()).iterator();
    }
    return parts.hasNext() ? Optional.of(parts.next()) : Optional.empty();
  }

  private Stream<Part> parts(Inventory inventory) {
    return Stream.concat(
        FailureRetry.ofBatches(inventory.shared, SHARED_AT_A_TIME, this::read),
        FailureRetry.ofBatches(inventory.papers(), PAPERS_AT_A_TIME, this::papers));
  }

  private List<Part> read(List<ItemKey> keys) {
    Map<ItemKey, Item> items = new BatchRead(table).items(keys);
    return keys.stream().filter(items::containsKey).map(key -> part(key, items.get(key))).toList();
  }

  private static Part part(ItemKey key, Item item) {
    Part.Shared part;
    try {
      Optional<Alias> alias = AliasItem.read(item);
      part =
          alias.isPresent()
              ? new Part.FormerName(
                  alias.get(), item.number(Attributes.REVISION, 0), item.updatedAt())
              : key.sort().equals(key.partition())
                  ? new Part.Profile(AuthorItem.read(item), item.number(Attributes.REVISION, 0))
                  : entry(key, item);
    } catch (RuntimeException e) {
      throw unfit(key, String.valueOf(e.getMessage()));
    }
    if (!part.item().key().equals(key)) {
      throw unfit(key, "it is of the " + part.key());
    }
    return part;
  }

  private static Part.DirectoryPart entry(ItemKey key, Item item) {
    Directory directory = Directory.valueOf(key.partition());
    return new Part.DirectoryPart(
        DirectoryItem.read(directory, item), item.number(Attributes.REVISION, 0), item.updatedAt());
  }

  private static Refusal unfit(ItemKey key, String why) {
    return Refusal.ofRecord("The item " + key.sort(), why);
  }

  /** Reads papers by their keys; alone those that have been written since the walk. */
  private List<Part> papers(List<PaperKeys> some) {
    List<ItemKey> keys = some.stream().flatMap(PaperKeys::keys).toList();
    Map<ItemKey, Item> items = new BatchRead(table).items(keys);
    List<Part> parts = new ArrayList<>();
    for (PaperKeys paper : some) {
      Map<ItemKey, Item> own = new LinkedHashMap<>();
      paper.keys().filter(items::containsKey).forEach(key -> own.put(key, items.get(key)));
      history(paper, own).ifPresent(parts::add);
    }
    return parts;
  }

  /** Reads a paper again if its items look damaged: it may be in the middle of a write. */
  private Optional<Part.History> history(PaperKeys paper, Map<ItemKey, Item> read) {
    ItemCollection collection = new ItemCollection(table, paper.partition());
    String afterMemberships = Positions.upperBound(KeyPrefix.AUTHOR.text());
    Retry.Attempts attempts = WHILE_WRITTEN.begin();
    Map<ItemKey, Item> items = read;
    while (true) {
      try {
        return StoredHistory.of(paper.name(), items, clock.instant());
      } catch (Refusal unfit) {
        if (!attempts.another()) {
          throw unfit;
        }
      }
      items = FailureRetry.of(() -> collection.itemsFrom(afterMemberships));
    }
  }
}
