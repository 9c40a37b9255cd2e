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

/**
 * All that a paper is in the table when it has been published: its own item, its version, its links
 * and its change.
 */
public record PublishedItems(TableSchema schema, List<Item> items) {
  /** The moment of all that is written here. */
  public static final Instant NOW = Instant.parse("2026-11-01T12:00:00Z");

  /** What DynamoDB adds to an item, and to an entry of an index, where it charges for storage. */
  public static final int OVERHEAD_BYTES = 100;

  /** Of a new paper. */
  public static PublishedItems of(TableSchema schema, Paper unwritten) {
    return ofRevision(schema, unwritten.asRevision(1, NOW));
  }

  /** Of a paper that says which revision it is. */
  public static PublishedItems ofRevision(TableSchema schema, Paper paper) {
    return listed(schema, paper).and(VersionItem.of(paper));
  }

  /** All but its version, which is in no list and takes longest to make. */
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

  /** What it takes to publish it, its authors, collection and topics being known already. */
  public double writeUnits() {
    WriteUnits units = new WriteUnits(schema);
    return items.stream()
        .mapToDouble(item -> units.inTransaction(ItemChange.put(Optional.empty(), item)))
        .sum();
  }

  /** What it takes to put this in the place of an earlier revision, which keeps its version. */
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

  /** Write units of one of its indexes. */
  public double writeUnits(Index index) {
    return entries(index).stream().mapToDouble(entry -> Math.ceil(entry.bytes() / 1024.0)).sum();
  }

  /** What an index holds of it. */
  public List<Item> entries(Index index) {
    return items.stream()
        .flatMap(item -> IndexEntry.of(index, item).stream())
        .map(IndexEntry::item)
        .toList();
  }

  /** Bytes that are paid for, in the table. */
  public long storedInTable() {
    return stored(items);
  }

  /** Bytes that are paid for, in all indexes. */
  public long storedInIndexes() {
    return schema.indexes().stream().mapToLong(index -> stored(entries(index))).sum();
  }

  private static long stored(List<Item> items) {
    return items.stream().mapToLong(item -> item.bytes() + OVERHEAD_BYTES).sum();
  }
}
