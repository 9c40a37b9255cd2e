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

  /** The partition of the paper that the walk is at; empty between papers. */
  private String paper = "";

  private final List<String> versions = new ArrayList<>();
  private Optional<Instant> changedAt = Optional.empty();

  /** The keys of a paper; the sort keys of its versions come oldest first. */
  record PaperKeys(String partition, List<String> versions) {
    /** The id as the keys spell it. */
    String name() {
      return partition.substring(KeyPrefix.PAPER.text().length());
    }

    Stream<ItemKey> keys() {
      return Stream.concat(Stream.of(Keys.CHANGE, partition), versions.stream())
          .map(sort -> new ItemKey(partition, sort));
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
    inventory.shared.sort(Comparator.comparing(ItemKey::partition).thenComparing(ItemKey::sort));
    inventory.papers.sort(Comparator.comparing(PaperKeys::partition));
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

  /** Includes a paper whose time of change is unknown; reading the paper reports the error. */
  private void see(Item item) {
    ItemKey key = item.key();
    item.requireSchema();
    if (!key.partition().equals(paper)) {
      endPaper();
    }
    if (key.partition().startsWith(KeyPrefix.PAPER.text())) {
      paper = key.partition();
      if (key.isChange()) {
        changedAt = moment(item, CHANGED_AT);
      } else if (key.isVersion()) {
        versions.add(key.sort());
      }
    } else if (isShared(key)) {
      if (written(moment(item, UPDATED_AT))) {
        shared.add(key);
      }
    } else if (!CountedItem.isIn(key.partition())) {
      throw Refusal.ofRecord(
          "The table",
          "it holds %s / %s, which is no part of a catalog".formatted(key.partition(), key.sort()));
    }
  }

  private static boolean isShared(ItemKey key) {
    return Directory.of(key.partition()).isPresent()
        || (key.partition().startsWith(KeyPrefix.AUTHOR.text())
            && key.partition().equals(key.sort()));
  }

  private void endPaper() {
    if (!paper.isEmpty() && written(changedAt)) {
      papers.add(
          new PaperKeys(
              paper, sharedVersions.computeIfAbsent(List.copyOf(versions), Function.identity())));
    }
    paper = "";
    versions.clear();
    changedAt = Optional.empty();
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
}
