package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.table.ItemKey;

/** The keys that were used most recently: enough for authors and topics that recur in an import. */
final class RecentKeys extends LinkedHashMap<ItemKey, Boolean> {
  private static final int MAX = 50_000;

  private RecentKeys() {
    super(16, 0.75f, true);
  }

  /** A thread-safe set, which papers published at the same time share. */
  static Set<ItemKey> newSet() {
    return Collections.synchronizedSet(Collections.newSetFromMap(new RecentKeys()));
  }

  @Override
  protected boolean removeEldestEntry(Map.Entry<ItemKey, Boolean> eldest) {
    return size() > MAX;
  }
}
