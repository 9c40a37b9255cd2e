package papercatalog.backup;

import static papercatalog.schema.Attributes.CHANGED_AT;
import static papercatalog.schema.Attributes.COLLECTION;
import static papercatalog.schema.Attributes.SCHEMA_VERSION;
import static papercatalog.schema.Attributes.STATUS;
import static papercatalog.schema.Attributes.TOPICS;
import static papercatalog.schema.Attributes.UPDATED_AT;
import static papercatalog.schema.TableSchema.PARTITION_KEY;
import static papercatalog.schema.TableSchema.SORT_KEY;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import papercatalog.record.TableWalk;
import papercatalog.schema.Directory;
import papercatalog.schema.KeyPrefix;
import papercatalog.schema.TableSchema;
import papercatalog.table.CatalogTable;
import papercatalog.table.CountedItem;
import papercatalog.table.Item;
import papercatalog.table.ItemKey;

/**
 * What a table holds, by one walk over its keys: the one thing of a catalog that is kept in memory.
 * Papers are there by name also when nothing but their change is left.
 */
final class Inventory {
  private static final List<String> SEEN =
      List.of(
          PARTITION_KEY,
          SORT_KEY,
          SCHEMA_VERSION,
          UPDATED_AT,
          CHANGED_AT,
          STATUS,
          COLLECTION,
          TOPICS);

  private final Optional<Instant> since;
  private final List<String> authors = new ArrayList<>();
  private final List<ItemKey> entries = new ArrayList<>();
  private final List<String> papers = new ArrayList<>();
  private final FirstSchemaEntries used = new FirstSchemaEntries();
  private Optional<Long> schema = Optional.empty();
  private Optional<PaperSeen> current = Optional.empty();

  /**
   * A paper whose items are passing by.
   *
   * @param changedAt as far as it was met
   */
  private record PaperSeen(String name, Optional<Instant> changedAt) {}

  private Inventory(Optional<Instant> since) {
    this.since = since;
  }

  /**
   * Walks the table.
   *
   * @param since leaves out what was not written from then on
   * @throws Refusal when it holds what is no part of a catalog
   */
  static Inventory of(CatalogTable table, Optional<Instant> since) {
    Inventory inventory = new Inventory(since);
    new TableWalk(table).forEach(SEEN, inventory::see);
    inventory.endPaper();
    inventory.sort();
    return inventory;
  }

  /** Whether its items are of the first schema. */
  boolean isFirstSchema() {
    return schema.filter(version -> version == FirstSchema.VERSION).isPresent();
  }

  /** The handles of those who have a profile, in their order. */
  List<String> authors() {
    return authors;
  }

  /** The keys of the entries of directories, in their order. */
  List<ItemKey> entries() {
    return entries;
  }

  /** The entries that papers of the first schema use, in their order. */
  Collection<Part.Entry> usedEntries() {
    return used.entries();
  }

  /** The ids of papers as keys have them, in their order. */
  List<String> papers() {
    return papers;
  }

  long size() {
    return authors.size() + (long) entries.size() + usedEntries().size() + papers.size();
  }

  private void see(Item item) {
    ItemKey key = item.key();
    requireSchema(item, key);
    Optional<String> paper = tail(KeyPrefix.PAPER, key.partition());
    if (current.isPresent() && !paper.equals(current.map(PaperSeen::name))) {
      endPaper();
    }
    if (paper.isPresent()) {
      seePaper(paper.get(), item);
    } else if (isDirectory(key)) {
      addIfWritten(entries, key, item);
    } else if (!CountedItem.isIn(key.partition())) {
      String handle =
          tail(KeyPrefix.AUTHOR, key.partition())
              .filter(_ -> key.partition().equals(key.sort()))
              .orElseThrow(() -> unknown(key));
      addIfWritten(authors, handle, item);
    }
  }

  private void seePaper(String name, Item item) {
    Optional<Instant> changedAt = changedAt(item);
    current =
        Optional.of(new PaperSeen(name, changedAt.or(() -> current.flatMap(PaperSeen::changedAt))));
    if (isFirstSchema() && item.key().sort().equals(item.key().partition())) {
      try {
        used.see(item);
      } catch (RuntimeException e) {
        throw FirstSchema.unfit(name, String.valueOf(e.getMessage()));
      }
    }
  }

  /** When a paper was changed: what has no such moment is taken, and looked at when it is read. */
  private Optional<Instant> changedAt(Item item) {
    if (!isFirstSchema()) {
      return item.key().isChange() ? moment(item, CHANGED_AT) : Optional.empty();
    }
    return item.key().sort().equals(item.key().partition())
        ? moment(item, UPDATED_AT)
        : Optional.empty();
  }

  private void endPaper() {
    current
        .filter(paper -> written(paper.changedAt()))
        .ifPresent(paper -> papers.add(paper.name()));
    current = Optional.empty();
  }

  private <K> void addIfWritten(List<K> list, K key, Item item) {
    if (written(moment(item, UPDATED_AT))) {
      list.add(key);
    }
  }

  private boolean written(Optional<Instant> at) {
    return since.isEmpty() || at.isEmpty() || !at.get().isBefore(since.get());
  }

  /** Empty when it cannot be read, which reading the item will say. */
  private static Optional<Instant> moment(Item item, String name) {
    try {
      return item.moment(name);
    } catch (DateTimeException | IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private void requireSchema(Item item, ItemKey key) {
    long version = item.number(SCHEMA_VERSION, FirstSchema.VERSION);
    if (version != FirstSchema.VERSION && version != TableSchema.VERSION) {
      throw Refusal.ofRecord(
          "The table", "its items are of schema version %d, which is newer".formatted(version));
    }
    if (schema.isPresent() && schema.get() != version) {
      throw Refusal.ofRecord(
          "The table",
          "it holds items of schema versions %d and %d, such as %s"
              .formatted(schema.get(), version, text(key)));
    }
    schema = Optional.of(version);
  }

  private void sort() {
    authors.sort(Comparator.naturalOrder());
    entries.sort(Comparator.comparing(ItemKey::partition).thenComparing(ItemKey::sort));
    papers.sort(Comparator.comparing(name -> name.toLowerCase(Locale.ROOT)));
    for (int i = 1; i < papers.size(); i++) {
      if (papers.get(i - 1).equalsIgnoreCase(papers.get(i))) {
        throw Refusal.ofRecord(
            "The table",
            "the papers %s and %s have ids that differ in case only, and are one paper now. Publish"
                    .formatted(papers.get(i - 1), papers.get(i))
                + " one under another id with the release that wrote them, and delete it.");
      }
    }
  }

  private static Refusal unknown(ItemKey key) {
    return Refusal.ofRecord(
        "The table", "it holds " + text(key) + ", which is no part of a catalog");
  }

  private static String text(ItemKey key) {
    return key.partition() + " / " + key.sort();
  }

  private static boolean isDirectory(ItemKey key) {
    for (Directory directory : Directory.values()) {
      if (directory.partition().equals(key.partition())) {
        return true;
      }
    }
    return false;
  }

  private static Optional<String> tail(KeyPrefix kind, String partition) {
    return partition.startsWith(kind.text())
        ? Optional.of(partition.substring(kind.text().length()))
        : Optional.empty();
  }
}
