package papercatalog.domain.pattern;

import module java.base;

import papercatalog.domain.error.CatalogException;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;

/** A pattern that reads a page of a partition, of the table or of an index. */
public final class ListPattern<K, T> extends AccessPattern<K> {
  private final Entries<T> entries;
  private final Function<K, String> partition;
  private final BiFunction<K, String, ItemKey> itemAt;
  private final Optional<Missing<K>> missing;

  /**
   * @param itemAt the key of the item at a sort key of a list; throws InvalidValue when no item can
   *     have it
   * @param missing the failure of an empty list; without it, an empty list is the answer
   */
  ListPattern(
      String number,
      String operation,
      String summary,
      String path,
      Parameters<K> parameters,
      List<QueryParameter> queryParameters,
      List<Format> formats,
      Access access,
      Entries<T> entries,
      Function<K, String> partition,
      BiFunction<K, String, ItemKey> itemAt,
      Optional<Missing<K>> missing) {
    super(
        number,
        new Endpoint(operation, summary, path, parameters.path(), queryParameters, formats),
        parameters,
        access,
        entries.name() + "List");
    this.entries = entries;
    this.partition = partition;
    this.itemAt = itemAt;
    this.missing = missing;
  }

  @Override
  public boolean mayBeMissing() {
    return missing.isPresent();
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

  /**
   * The failure of an empty list whose subject must have entries.
   *
   * @param witness the sort key of an item behind the list, which the same request reads to say why
   *     the list is empty
   * @param failure creates the failure from that item
   */
  public record Missing<K>(
      Optional<String> witness, BiFunction<K, Optional<Item>, CatalogException> failure) {}
}
