package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * One item that a write changes.
 *
 * @param after empty to remove the item
 * @param dating the item at a time of sending, if it tells that time
 */
record ItemChange(
    ItemKey key,
    Optional<Item> before,
    Optional<Item> after,
    Optional<Function<Instant, Item>> dating) {
  static ItemChange put(Optional<Item> before, Item after) {
    return new ItemChange(after.key(), before, Optional.of(after), Optional.empty());
  }

  /** Puts an item that tells when it is sent. */
  static ItemChange dated(Optional<Item> before, Item after, Function<Instant, Item> dating) {
    return new ItemChange(after.key(), before, Optional.of(after), Optional.of(dating));
  }

  static ItemChange delete(Item before) {
    return new ItemChange(before.key(), Optional.of(before), Optional.empty(), Optional.empty());
  }

  static List<ItemChange> deletions(Map<ItemKey, Item> items) {
    return items.values().stream().map(ItemChange::delete).toList();
  }

  /** Turns some items into others: puts first, so that nothing is missing in between. */
  static List<ItemChange> between(Map<ItemKey, Item> before, Map<ItemKey, Item> after) {
    List<ItemChange> changes = new ArrayList<>();
    after.forEach(
        (key, item) -> {
          if (!item.equals(before.get(key))) {
            changes.add(put(Optional.ofNullable(before.get(key)), item));
          }
        });
    before.forEach(
        (key, item) -> {
          if (!after.containsKey(key)) {
            changes.add(delete(item));
          }
        });
    return changes;
  }

  /** The same change of the stored items, which a namespace makes a little larger. */
  ItemChange stored(CatalogTable table) {
    return new ItemChange(
        key,
        before.map(item -> new Item(table.stored(item))),
        after.map(item -> new Item(table.stored(item))),
        Optional.empty());
  }

  TransactWriteItem action(CatalogTable table, SeenCondition condition, Instant sent) {
    return dating
        .map(dated -> dated.apply(sent))
        .or(() -> after)
        .map(item -> condition.put(table, item))
        .orElseGet(() -> condition.delete(table, key));
  }
}
