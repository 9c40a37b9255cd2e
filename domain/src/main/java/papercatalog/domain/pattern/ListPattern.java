package papercatalog.domain.pattern;

import module java.base;

import papercatalog.domain.error.CatalogException;
import papercatalog.domain.model.ListHead;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Positions;

public final class ListPattern<K, T> extends AccessPattern<K> {
  private final Entries<T> entries;
  private final Function<K, String> partition;
  private final BiFunction<K, String, ItemKey> itemAt;
  private final Optional<Missing<K>> missing;
  private final Optional<BiFunction<K, Item, Optional<ListHead>>> head;

  /**
   * {@code itemAt} throws InvalidValue when no item can be at a sort key. Without {@code missing},
   * an empty list is the answer. {@code head} reads the item at the head of the list.
   */
  ListPattern(
      Question<K> question,
      Access access,
      Entries<T> entries,
      Function<K, String> partition,
      BiFunction<K, String, ItemKey> itemAt,
      Optional<Missing<K>> missing,
      Optional<BiFunction<K, Item, Optional<ListHead>>> head) {
    super(question, access, entries.name() + "List", missing.isPresent());
    this.entries = entries;
    this.partition = partition;
    this.itemAt = itemAt;
    this.missing = missing;
    this.head = head;
  }

  public Entries<T> entries() {
    return entries;
  }

  public String partition(K named) {
    return partition.apply(named);
  }

  public ItemKey itemAt(K named, String sortKey) {
    return itemAt.apply(named, sortKey);
  }

  public Optional<Missing<K>> missing() {
    return missing;
  }

  /** Reads the head of a list; empty when the item is of something else. */
  public Optional<BiFunction<K, Item, Optional<ListHead>>> head() {
    return head;
  }

  /** The sort key of an item behind a whole list that the same request reads. */
  public Optional<String> witness() {
    return head.isPresent()
        ? Optional.of(Positions.HEAD)
        : missing.isPresent() ? missing.get().witness() : Optional.empty();
  }

  /**
   * The failure of an empty list whose subject must have entries.
   *
   * @param witness the sort key of an item behind the list that says why it is empty, in the same
   *     request
   */
  public record Missing<K>(
      Optional<String> witness, BiFunction<K, Optional<Item>, CatalogException> failure) {}
}
