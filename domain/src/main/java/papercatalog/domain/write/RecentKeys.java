package papercatalog.domain.write;

import module java.base;

import papercatalog.domain.table.ItemKey;

/**
 * The keys that were used most recently: enough for the authors and topics that recur in an import.
 *
 * <p>Thread-safe: papers published at the same time share it.
 */
final class RecentKeys {
  private static final int MAX = 50_000;

  private final Map<ItemKey, Boolean> keys = new Bounded();

  synchronized boolean contains(ItemKey key) {
    return keys.containsKey(key);
  }

  synchronized void add(ItemKey key) {
    keys.put(key, true);
  }

  synchronized void remove(ItemKey key) {
    keys.remove(key);
  }

  synchronized void removeFrom(Collection<ItemKey> some) {
    some.removeIf(keys::containsKey);
  }

  private static final class Bounded extends LinkedHashMap<ItemKey, Boolean> {
    Bounded() {
      super(16, 0.75f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<ItemKey, Boolean> eldest) {
      return size() > MAX;
    }
  }
}
