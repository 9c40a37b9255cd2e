package papercatalog.domain.table;

import module java.base;

import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;

/**
 * The entry of an item in an index.
 *
 * @param place its key in the index
 * @param item its projection
 */
public record IndexEntry(Item place, Item item) {
  /** The index entry of an item; empty when the item lacks the index's key. */
  public static Optional<IndexEntry> of(Index index, Item item) {
    if (item.value(index.partitionKey()).isEmpty()) {
      return Optional.empty();
    }
    List<String> place = List.of(index.partitionKey(), index.sortKey());
    List<String> projected = new ArrayList<>(index.projection());
    projected.addAll(place);
    projected.addAll(List.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY));
    return Optional.of(new IndexEntry(item.only(place), item.only(projected)));
  }
}
