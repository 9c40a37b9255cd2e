package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.error.Throttled;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Attempts;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.record.TableWalk;

/**
 * Removes the whole catalog of a tenant from a table that it shares.
 *
 * <p>It walks again until a walk finds nothing, because the indexes that lead to the items may lag.
 * Items that lead to others go after them, so that an interrupted run can be started again.
 */
public final class Erasure {
  private static final int MAX_WALKS = 10;

  private final CatalogTable table;
  private final Duration pause;
  private long removed;

  /** For one run, or for several after throttling. Fails when the catalog has no tenant. */
  public Erasure(CatalogTable table) {
    this(table, IndexLag.of(table.client()));
  }

  Erasure(CatalogTable table, Duration pause) {
    if (table.namespace().tenant().isEmpty()) {
      throw new IllegalArgumentException("A catalog without a tenant cannot be erased");
    }
    this.table = table;
    this.pause = pause;
  }

  /**
   * Removes every item; false when items remain because others keep writing them. After {@link
   * Throttled}, call again to continue.
   *
   * @param progress receives the number of items removed, including earlier runs, now and then
   */
  public boolean run(LongConsumer progress) {
    for (int walk = 1; walk <= MAX_WALKS; walk++) {
      long before = removed;
      remove(progress);
      if (removed == before) {
        return true;
      }
      Attempts.sleep(pause);
    }
    return false;
  }

  public long removed() {
    return removed;
  }

  private void remove(LongConsumer progress) {
    Removal removal =
        new Removal(
            table,
            items -> {
              removed += items;
              progress.accept(removed);
            });
    new TableWalk(table)
        .forEach(
            List.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY),
            item -> removal.see(item.key()));
    removal.end();
  }
}
