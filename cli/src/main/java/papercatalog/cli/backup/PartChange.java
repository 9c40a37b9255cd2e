package papercatalog.cli.backup;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.VersionItem;

/**
 * What makes the items that are there those that should be.
 *
 * @param missing to be written, where nothing is
 * @param other to be written, where something else is
 * @param superfluous to be removed
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

  /** Keys whose items are not what they should be. */
  List<ItemKey> conflicts() {
    List<ItemKey> conflicts = new ArrayList<>(other.stream().map(Item::key).toList());
    conflicts.addAll(superfluous);
    return conflicts;
  }

  /** All that is to be written, by key. */
  Map<ItemKey, Item> puts() {
    Map<ItemKey, Item> puts = new LinkedHashMap<>();
    missing.forEach(item -> puts.put(item.key(), item));
    other.forEach(item -> puts.put(item.key(), item));
    return puts;
  }

  /** Whether two items say the same; compressed bytes may differ from one JVM to the next. */
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
