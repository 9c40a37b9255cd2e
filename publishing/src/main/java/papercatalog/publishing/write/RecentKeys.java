package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.table.ItemKey;

/**
 * The keys that were used most recently: enough for authors and topics that recur in an import.
 * Thread-safe, and no collection: papers published at the same time share it, so it must not be
 * iterated over.
 */
final class RecentKeys {
  private static final int MAX = 50_000;

  private final Map<ItemKey, Boolean> keys =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<ItemKey, Boolean> eldest) {
          return size() > MAX;
        }
      };

  synchronized boolean contains(ItemKey key) {
    return keys.containsKey(key);
  }

  synchronized void add(ItemKey key) {
    keys.put(key, true);
  }

  synchronized void remove(ItemKey key) {
    keys.remove(key);
  }
}
