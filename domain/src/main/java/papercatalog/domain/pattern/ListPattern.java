package papercatalog.domain.pattern;

import module java.base;

import papercatalog.domain.error.CatalogException;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.ListHead;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.AliasItem;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Positions;

public final class ListPattern<K, T> extends AccessPattern<K> {
  private final Access.OfList list;
  private final Entries<T> entries;
  private final Optional<Missing<K>> missing;

  /** A list whose answer may be empty. */
  ListPattern(Declaration<K> declaration, Access.OfList list, Entries<T> entries) {
    this(declaration, list, entries, Optional.empty());
  }

  ListPattern(
      Declaration<K> declaration,
      Access.OfList list,
      Entries<T> entries,
      Optional<Missing<K>> missing) {
    super(
        declaration,
        list,
        entries.name() + "List",
        missing.isPresent(),
        missing.isPresent() && missing.get().witness().isPresent());
    this.list = list;
    this.entries = entries;
    this.missing = missing;
  }

  public Entries<T> entries() {
    return entries;
  }

  public String partition(K named) {
    return list.partition(named);
  }

  /** The item whose entry is at a sort key; fails with InvalidValue when none can be there. */
  public ItemKey itemAt(K named, String sortKey) {
    return list.itemAt(named, sortKey);
  }

  public Optional<Missing<K>> missing() {
    return missing;
  }

  /** Whether a list begins with the item of the thing that it belongs to. */
  public boolean hasHead() {
    return list instanceof Access.Query query && query.prefix().hasHead();
  }

  /** Whether a position does not say if its item is a change or a departure. */
  public boolean hasDepartures() {
    return list instanceof Access.Query query && query.prefix() == KeyPrefix.COLLECTION_CHANGES;
  }

  /** The items that may be the head of a list. */
  public List<ItemKey> heads(K named) {
    return hasHead() ? Keys.heads(((Access.Query) list).prefix(), named) : List.of();
  }

  /** Reads the head of a list; empty when it has none, or the item is of something else. */
  public Optional<ListHead> head(K named, Item head) {
    if (!hasHead()) {
      return Optional.empty();
    }
    KeyPrefix kind = ((Access.Query) list).prefix();
    if (kind == KeyPrefix.AUTHOR) {
      Author author = AuthorItem.read(head);
      return author.handle().equals(named) ? Optional.of(author) : Optional.empty();
    }
    DirectoryEntry entry =
        DirectoryItem.read(Directory.of(kind), AliasItem.requireNone(kind, head));
    return entry.name().equals(named.toString()) ? Optional.of(entry) : Optional.empty();
  }

  /** The sort key of an item behind a whole list that the same request reads. */
  public Optional<String> witness() {
    return hasHead()
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
