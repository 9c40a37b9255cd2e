package papercatalog.domain.pattern;

import module java.base;

import papercatalog.domain.error.CatalogException;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;

public final class ListPattern<K, T> extends AccessPattern<K> {
  private final Entries<T> entries;
  private final Function<K, String> partition;
  private final BiFunction<K, String, ItemKey> itemAt;
  private final Optional<Missing<K>> missing;

  /**
   * {@code itemAt} throws InvalidValue when no item can be at a sort key. Without {@code missing},
   * an empty list is the answer.
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
   * @param witness the sort key of an item behind the list that says why it is empty, in the same
   *     request
   */
  public record Missing<K>(
      Optional<String> witness, BiFunction<K, Optional<Item>, CatalogException> failure) {}
}
