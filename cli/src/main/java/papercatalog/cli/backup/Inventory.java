package papercatalog.cli.backup;

import static papercatalog.domain.schema.Attributes.CHANGED_AT;
import static papercatalog.domain.schema.Attributes.SCHEMA_VERSION;
import static papercatalog.domain.schema.Attributes.UPDATED_AT;
import static papercatalog.domain.schema.TableSchema.PARTITION_KEY;
import static papercatalog.domain.schema.TableSchema.SORT_KEY;

import module java.base;

import papercatalog.domain.record.TableWalk;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.CountedItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;

/**
 * The keys of a table, collected in one walk: the only part of a catalog that is kept in memory. It
 * also has papers that have only a change left.
 */
final class Inventory {
  private static final List<String> SEEN =
      List.of(PARTITION_KEY, SORT_KEY, SCHEMA_VERSION, UPDATED_AT, CHANGED_AT);

  private final Optional<Instant> since;
  private final List<ItemKey> shared = new ArrayList<>();
  private final List<PaperKeys> papers = new ArrayList<>();

  /** Most papers have the same few versions, so their lists are kept once. */
  private final Map<List<String>, List<String>> sharedVersions = new HashMap<>();

  private Optional<PaperSeen> current = Optional.empty();

  /**
   * The keys of a paper.
   *
   * @param name its id as its keys spell it
   * @param versions the sort keys of its versions, oldest first
   */
  record PaperKeys(String name, List<String> versions) {
    Stream<ItemKey> keys() {
      String partition = KeyPrefix.PAPER.text() + name;
      return Stream.concat(Stream.of(Keys.CHANGE, partition), versions.stream())
          .map(sort -> new ItemKey(partition, sort));
    }
  }

  /** A paper found by the walk; the time of its change is empty until the walk meets the change. */
  private static final class PaperSeen {
    private final String name;
    private final List<String> versions = new ArrayList<>();
    private Optional<Instant> changedAt = Optional.empty();

    private PaperSeen(String name) {
      this.name = name;
    }
  }

  private Inventory(Optional<Instant> since) {
    this.since = since;
  }

  /**
   * Walks the table.
   *
   * @param since leaves out parts written before this time
   * @throws papercatalog.domain.error.SchemaMismatch when an item has another schema version
   * @throws Refusal when the table contains an item that is not part of a catalog
   */
  static Inventory of(CatalogTable table, Optional<Instant> since) {
    Inventory inventory = new Inventory(since);
    new TableWalk(table).forEach(SEEN, inventory::see);
    inventory.endPaper();
    inventory.sort();
    return inventory;
  }

  /** The keys of profiles, collections and topics, in the order of a backup. */
  List<ItemKey> shared() {
    return shared;
  }

  List<PaperKeys> papers() {
    return papers;
  }

  long size() {
    return shared.size() + (long) papers.size();
  }

  private void see(Item item) {
    ItemKey key = item.key();
    item.requireSchema();
    Optional<String> paper = paperName(key.partition());
    if (current.isPresent() && !paper.equals(current.map(seen -> seen.name))) {
      endPaper();
    }
    if (paper.isPresent()) {
      seePaper(paper.get(), item);
    } else if (!CountedItem.isIn(key.partition())) {
      boolean known =
          Directory.of(key.partition()).isPresent()
              || (key.partition().startsWith(KeyPrefix.AUTHOR.text())
                  && key.partition().equals(key.sort()));
      if (!known) {
        throw Refusal.ofRecord(
            "The table",
            "it holds %s / %s, which is no part of a catalog"
                .formatted(key.partition(), key.sort()));
      }
      if (written(moment(item, UPDATED_AT))) {
        shared.add(key);
      }
    }
  }

  /** Includes a paper whose time of change is unknown; reading the paper reports the error. */
  private void seePaper(String name, Item item) {
    PaperSeen paper = current.orElseGet(() -> new PaperSeen(name));
    current = Optional.of(paper);
    if (item.key().isChange()) {
      paper.changedAt = moment(item, CHANGED_AT);
    } else if (item.key().isVersion()) {
      paper.versions.add(item.key().sort());
    }
  }

  private void endPaper() {
    current
        .filter(paper -> written(paper.changedAt))
        .ifPresent(paper -> papers.add(new PaperKeys(paper.name, interned(paper.versions))));
    current = Optional.empty();
  }

  private List<String> interned(List<String> versions) {
    return sharedVersions.computeIfAbsent(List.copyOf(versions), Function.identity());
  }

  private boolean written(Optional<Instant> at) {
    return since.isEmpty() || at.isEmpty() || !at.get().isBefore(since.get());
  }

  /** Empty when the time cannot be parsed; reading the item reports the error. */
  private static Optional<Instant> moment(Item item, String name) {
    try {
      return item.moment(name);
    } catch (DateTimeException | IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private void sort() {
    shared.sort(Comparator.comparing(ItemKey::partition).thenComparing(ItemKey::sort));
    papers.sort(Comparator.comparing(PaperKeys::name));
  }

  private static Optional<String> paperName(String partition) {
    String prefix = KeyPrefix.PAPER.text();
    return partition.startsWith(prefix)
        ? Optional.of(partition.substring(prefix.length()))
        : Optional.empty();
  }
}
