package papercatalog.domain.pattern;

import module java.base;

import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Keys;

/** A pattern that reads items of different kinds from a paper's partition. */
public final class ItemCollectionPattern<R> extends AccessPattern<PaperId> {
  private final List<String> attributes;
  private final ItemsReader<R> reader;

  /** Returns the result; empty without the item of the paper itself. */
  interface ItemsReader<R> {
    /** {@code complete} says whether these are all items: DynamoDB ends a page at 1 MB. */
    Optional<R> read(List<Item> items, boolean complete, Instant now);
  }

  ItemCollectionPattern(
      Declaration<PaperId> declaration,
      Access.QueryItemCollection access,
      String result,
      List<String> attributes,
      ItemsReader<R> reader) {
    super(declaration, access, result, true, true);
    this.attributes = attributes;
    this.reader = reader;
  }

  public Access.QueryItemCollection items() {
    return (Access.QueryItemCollection) access();
  }

  /** The attributes of the items that it shows. */
  public List<String> attributes() {
    return attributes;
  }

  /** Whether these items have the paper's own, without which there is no result. */
  public boolean hasPaper(PaperId id, List<Item> items) {
    String own = Keys.paper(id).sort();
    return items.stream().anyMatch(item -> item.sortKey().equals(own));
  }

  /** Fails when the paper is missing or was withdrawn. */
  public R read(PaperId id, List<Item> items, boolean complete, Instant now) {
    return reader.read(items, complete, now).orElseThrow(() -> new PaperNotFound(id));
  }
}
