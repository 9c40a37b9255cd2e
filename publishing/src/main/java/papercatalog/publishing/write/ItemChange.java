package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.PaperItems;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.record.RelationItems;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * One item that a write changes.
 *
 * @param after empty to remove the item
 * @param dating the item at a time of sending, if it names one
 */
record ItemChange(
    ItemKey key,
    Optional<Item> before,
    Optional<Item> after,
    Optional<Function<Instant, Item>> dating) {
  static ItemChange put(Optional<Item> before, Item after) {
    return new ItemChange(after.key(), before, Optional.of(after), Optional.empty());
  }

  /** Puts an item that says when it is sent. */
  static ItemChange dated(Optional<Item> before, Item after, Function<Instant, Item> dating) {
    return new ItemChange(after.key(), before, Optional.of(after), Optional.of(dating));
  }

  /** Leaves an item, or its absence: the write was computed from it. // I-9 */
  static ItemChange check(ItemKey key, Optional<Item> seen) {
    return new ItemChange(key, seen, seen, Optional.empty());
  }

  static ItemChange delete(Item before) {
    return removal(before.key(), Optional.of(before));
  }

  /** Leaves no item, or requires that there is none. */
  static ItemChange removal(ItemKey key, Optional<Item> before) {
    return new ItemChange(key, before, Optional.empty(), Optional.empty());
  }

  static List<ItemChange> deletions(Map<ItemKey, Item> items) {
    return items.values().stream().map(ItemChange::delete).toList();
  }

  /** The same change of an item that a mark has changed. */
  ItemChange from(Item marked) {
    boolean same = key.equals(marked.key());
    return same ? new ItemChange(key, Optional.of(marked), after, dating) : this;
  }

  boolean checks() {
    return dating.isEmpty() && before.equals(after);
  }

  /** The same change of the stored items, which a namespace makes a little larger. */
  ItemChange stored(CatalogTable table) {
    return new ItemChange(
        key,
        before.map(item -> new Item(table.stored(item))),
        after.map(item -> new Item(table.stored(item))),
        Optional.empty());
  }

  /** The entries of the collections and topics whose lists the item joins (1) or leaves (-1). */
  Map<ItemKey, Integer> counts(TableSchema schema) {
    PaperItems items = new PaperItems(schema);
    Map<ItemKey, Integer> counts = new LinkedHashMap<>();
    before.map(items::entries).ifPresent(left -> left.forEach(entry -> counts.put(entry, -1)));
    after
        .map(items::entries)
        .ifPresent(joined -> joined.forEach(entry -> counts.merge(entry, 1, Integer::sum)));
    counts.values().removeIf(by -> by == 0);
    return counts;
  }

  /** The change of the inverse item, if this is one of a relation: one transaction has both. */
  Optional<ItemChange> inverse(TableSchema schema) {
    RelationItems relations = new RelationItems(schema);
    Optional<Item> was = before.flatMap(relations::inverse);
    Optional<Item> next = after.flatMap(relations::inverse);
    return was.equals(next)
        ? Optional.empty()
        : next.map(item -> put(was, item)).or(() -> was.map(ItemChange::delete));
  }

  /** The sum of counts of several changes. */
  static Map<ItemKey, Integer> sum(Stream<Map<ItemKey, Integer>> all) {
    Map<ItemKey, Integer> sum = new LinkedHashMap<>();
    all.forEach(counts -> counts.forEach((entry, by) -> sum.merge(entry, by, Integer::sum)));
    return sum;
  }

  /**
   * The change of the item as seen. References are as seen if their record is: several writers may
   * find papers for them. A change that a list counts also requires that the item is still in the
   * list that it leaves, or not yet in the one that it joins: several writers may finish the same
   * write.
   */
  TransactWriteItem action(CatalogTable table, SeenCondition seen, Instant sent) {
    SeenCondition condition =
        PaperItem.REFERENCES.is(key) ? SeenCondition.of(before, List.of(Attributes.RECORD)) : seen;
    for (Map.Entry<ItemKey, Integer> count : counts(table.schema()).entrySet()) {
      condition = condition.andOnce(table, count.getKey(), count.getValue());
    }
    if (checks()) {
      return condition.check(table, key);
    }
    Optional<Item> item = dating.map(dated -> dated.apply(sent)).or(() -> after);
    return item.isPresent() ? condition.put(table, item.get()) : condition.delete(table, key);
  }
}
