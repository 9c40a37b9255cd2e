package papercatalog.domain.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;

/**
 * What an index holds of an item.
 *
 * @param place its key in the index
 * @param item all that the index has of it
 */
public record IndexEntry(Item place, Item item) {
  /** The entry of an item; there is none when the item lacks the index's key. */
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
