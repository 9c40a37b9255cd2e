package papercatalog.cli.backup;

import module java.base;

import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.VersionItem;

/**
 * The writes that bring the items of a part to their intended state.
 *
 * @param conflicts keys with an existing item that differs or must go
 */
record PartChange(Map<ItemKey, Item> puts, Set<ItemKey> superfluous, List<ItemKey> conflicts) {
  static PartChange between(Map<ItemKey, Item> there, Map<ItemKey, Item> wanted) {
    Map<ItemKey, Item> puts = new LinkedHashMap<>(wanted);
    wanted.forEach(
        (key, item) -> {
          Item stored = there.get(key);
          boolean version = stored != null && key.isVersion();
          if (item.equals(stored) || (version && VersionItem.same(stored, item))) {
            puts.remove(key);
          }
        });
    Set<ItemKey> superfluous = new HashSet<>(there.keySet());
    superfluous.removeAll(wanted.keySet());
    List<ItemKey> conflicts = new ArrayList<>(puts.keySet());
    conflicts.retainAll(there.keySet());
    conflicts.addAll(superfluous);
    return new PartChange(puts, superfluous, conflicts);
  }
}
