package papercatalog.domain.pattern;

import module java.base;

import papercatalog.domain.error.CatalogException;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;

public final class GetPattern<K, R> extends AccessPattern<K> {
  private final KeyPrefix partition;
  private final Function<K, ItemKey> key;
  private final BiFunction<Item, Instant, Optional<R>> reader;
  private final Function<K, CatalogException> missing;

  /** The reader takes a time, and is empty when the item has expired by then. */
  public GetPattern(
      Declaration<K> declaration,
      KeyPrefix partition,
      String result,
      Function<K, ItemKey> key,
      BiFunction<Item, Instant, Optional<R>> reader,
      Function<K, CatalogException> missing,
      boolean mayBeWithdrawn) {
    super(declaration, new Access.GetItem(partition), result, true, mayBeWithdrawn);
    this.partition = partition;
    this.key = key;
    this.reader = reader;
    this.missing = missing;
  }

  public ItemKey key(K named) {
    return key.apply(named);
  }

  /**
   * The failure of an item that cannot be read: an author without a profile, as in lists, which
   * drop such a head; else the cause.
   */
  public RuntimeException unreadable(K named, RuntimeException cause) {
    return partition == KeyPrefix.AUTHOR ? missing.apply(named) : cause;
  }

  /** Fails when the item is missing, has expired or was withdrawn. */
  public R read(K named, Optional<Item> item, Instant now) {
    return item.flatMap(it -> reader.apply(it, now)).orElseThrow(() -> missing.apply(named));
  }
}
