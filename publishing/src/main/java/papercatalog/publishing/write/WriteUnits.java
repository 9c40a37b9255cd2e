package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Item;

/**
 * The cost of changing an item in on-demand write request units (DynamoDB developer guide, "Read
 * and write operations" and "Global secondary indexes").
 *
 * <p>One unit writes up to 1 KB of the larger of the old and the new item; a transaction takes two.
 * An index entry that appears, disappears or changes costs its own size; one that moves costs both.
 * The guide does not say whether a transaction doubles the cost of an index; this class assumes
 * not.
 */
record WriteUnits(TableSchema schema) {
  private static final double UNIT_BYTES = 1024;
  private static final int IN_TRANSACTION = 2;

  double inTransaction(ItemChange change) {
    return IN_TRANSACTION * larger(change.before(), change.after()) + indexes(change);
  }

  /** The entries of collections and topics have up to 1 KB, as at the heads of their lists. */
  double ofCounts(int entries) {
    return (IN_TRANSACTION + 1) * entries;
  }

  double alone(ItemChange change) {
    return larger(change.before(), change.after()) + indexes(change);
  }

  private double indexes(ItemChange change) {
    return schema.indexes().stream().mapToDouble(index -> index(index, change)).sum();
  }

  private static double index(Index index, ItemChange change) {
    Optional<Item> before = change.before().flatMap(item -> entry(index, item));
    Optional<Item> after = change.after().flatMap(item -> entry(index, item));
    if (before.equals(after)) {
      return 0;
    }
    List<String> place = List.of(index.partitionKey(), index.sortKey());
    if (before.map(entry -> entry.only(place)).equals(after.map(entry -> entry.only(place)))) {
      return larger(before, after);
    }
    return before.map(WriteUnits::units).orElse(0.0) + after.map(WriteUnits::units).orElse(0.0);
  }

  /** The entry of an item in an index; empty when the item lacks the index's key. */
  static Optional<Item> entry(Index index, Item item) {
    List<String> shown = new ArrayList<>(index.projection());
    shown.addAll(List.of(index.partitionKey(), index.sortKey()));
    shown.addAll(List.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY));
    return item.value(index.partitionKey()).map(_ -> item.only(shown));
  }

  private static double larger(Optional<Item> before, Optional<Item> after) {
    return Math.max(
        before.map(WriteUnits::units).orElse(1.0), after.map(WriteUnits::units).orElse(1.0));
  }

  private static double units(Item item) {
    return Math.ceil(item.bytes() / UNIT_BYTES);
  }
}
