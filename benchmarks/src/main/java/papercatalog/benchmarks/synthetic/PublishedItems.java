package papercatalog.benchmarks.synthetic;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.Paper;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.IndexEntry;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.VersionItem;
import papercatalog.domain.write.ItemChange;
import papercatalog.domain.write.WriteUnits;

/** All items of a published paper: its own item, its version, its links and its change. */
public record PublishedItems(TableSchema schema, List<Item> items) {
  /** The time of all writes. */
  public static final Instant NOW = Instant.parse("2026-11-01T12:00:00Z");

  /** Bytes that DynamoDB adds to each item and index entry when it bills storage. */
  public static final int OVERHEAD_BYTES = 100;

  /** The items of a new paper. */
  public static PublishedItems of(TableSchema schema, Paper unwritten) {
    return ofRevision(schema, unwritten.asRevision(1, NOW));
  }

  /** The items of a paper with a revision. */
  public static PublishedItems ofRevision(TableSchema schema, Paper paper) {
    return listed(schema, paper).and(VersionItem.of(paper));
  }

  /** All items but the version, which is in no list and slow to make. */
  public static PublishedItems listed(TableSchema schema, Paper paper) {
    PaperItems made = new PaperItems(schema);
    List<Item> items = new ArrayList<>();
    items.add(made.paper(paper));
    items.addAll(made.links(paper).values());
    items.add(ChangeItem.of(schema, Change.to(paper, paper.updatedAt()), paper));
    return new PublishedItems(schema, items);
  }

  private PublishedItems and(Item another) {
    List<Item> all = new ArrayList<>(items);
    all.add(another);
    return new PublishedItems(schema, all);
  }

  /** Write units of the publication if authors, collection and topics exist. */
  public double writeUnits() {
    WriteUnits units = new WriteUnits(schema);
    return items.stream()
        .mapToDouble(item -> units.inTransaction(ItemChange.put(Optional.empty(), item)))
        .sum();
  }

  /** Write units of replacing an earlier revision, whose version is kept. */
  public double writeUnitsAfter(PublishedItems earlier) {
    WriteUnits units = new WriteUnits(schema);
    Map<ItemKey, Item> before = new LinkedHashMap<>();
    earlier.items.forEach(item -> before.put(item.key(), item));
    return items.stream()
        .map(item -> ItemChange.put(Optional.ofNullable(before.get(item.key())), item))
        .filter(change -> !change.before().equals(change.after()))
        .mapToDouble(units::inTransaction)
        .sum();
  }

  /** Write units of an index. */
  public double writeUnits(Index index) {
    return entries(index).stream().mapToDouble(entry -> Math.ceil(entry.bytes() / 1024.0)).sum();
  }

  /** The entries in an index. */
  public List<Item> entries(Index index) {
    return items.stream()
        .flatMap(item -> IndexEntry.of(index, item).stream())
        .map(IndexEntry::item)
        .toList();
  }

  /** Billed bytes in the table. */
  public long storedInTable() {
    return stored(items);
  }

  /** Billed bytes in all indexes. */
  public long storedInIndexes() {
    return schema.indexes().stream().mapToLong(index -> stored(entries(index))).sum();
  }

  private static long stored(List<Item> items) {
    return items.stream().mapToLong(item -> item.bytes() + OVERHEAD_BYTES).sum();
  }
}
