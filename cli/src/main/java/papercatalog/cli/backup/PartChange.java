package papercatalog.cli.backup;

import module java.base;

import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.VersionItem;

/**
 * The writes that bring the items of a part to their intended state.
 *
 * @param missing items to write where none exists
 * @param other items to write over different ones
 * @param superfluous items to remove
 */
record PartChange(List<Item> missing, List<Item> other, Set<ItemKey> superfluous) {
  static PartChange between(Map<ItemKey, Item> there, Map<ItemKey, Item> wanted) {
    List<Item> missing = new ArrayList<>();
    List<Item> other = new ArrayList<>();
    wanted.forEach(
        (key, item) -> {
          Item present = there.get(key);
          if (present == null) {
            missing.add(item);
          } else if (!same(present, item)) {
            other.add(item);
          }
        });
    Set<ItemKey> superfluous = new HashSet<>(there.keySet());
    superfluous.removeAll(wanted.keySet());
    return new PartChange(missing, other, superfluous);
  }

  /** Keys with an existing item that differs or must go. */
  List<ItemKey> conflicts() {
    List<ItemKey> conflicts = new ArrayList<>(other.stream().map(Item::key).toList());
    conflicts.addAll(superfluous);
    return conflicts;
  }

  /** All items to write, by key. */
  Map<ItemKey, Item> puts() {
    Map<ItemKey, Item> puts = new LinkedHashMap<>();
    missing.forEach(item -> puts.put(item.key(), item));
    other.forEach(item -> puts.put(item.key(), item));
    return puts;
  }

  /** Compares decoded items: compressed bytes may differ between JVMs. */
  private static boolean same(Item one, Item other) {
    if (one.equals(other) || !one.key().isVersion()) {
      return one.equals(other);
    }
    try {
      return VersionItem.whole(one).equals(VersionItem.whole(other));
    } catch (RuntimeException _) {
      return false;
    }
  }
}
