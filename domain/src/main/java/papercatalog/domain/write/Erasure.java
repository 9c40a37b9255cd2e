package papercatalog.domain.write;

import java.time.Duration;
import java.util.List;
import java.util.function.LongConsumer;
import papercatalog.domain.error.Throttled;
import papercatalog.domain.record.TableWalk;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Attempts;
import papercatalog.domain.table.CatalogTable;

/**
 * Removes the whole catalog of a tenant from a table that it shares; those of others stay as they
 * are. Never one without a tenant, whose table is dropped instead.
 *
 * <p>It walks over what there is and removes it, and walks again until a walk finds nothing: the
 * indexes, which lead to the items, may lag. What leads to others goes after them, so that whoever
 * was interrupted begins again and misses nothing.
 */
public final class Erasure {
  /** How far an index may lag behind the table, by far. */
  private static final Duration LAG = Duration.ofSeconds(2);

  private static final int MAX_WALKS = 10;

  private final CatalogTable table;
  private final Duration pause;
  private long removed;

  /**
   * An erasure for one run, or several when one was refused.
   *
   * @throws IllegalArgumentException when the catalog has no tenant
   */
  public Erasure(CatalogTable table) {
    this(table, LAG);
  }

  Erasure(CatalogTable table, Duration pause) {
    if (table.namespace().tenant().isEmpty()) {
      throw new IllegalArgumentException("A catalog without a tenant stays");
    }
    this.table = table;
    this.pause = pause;
  }

  /**
   * Removes every item; returns once a walk has found none.
   *
   * @param progress hears now and then how many have been removed, by this run and those before
   * @return false when there is always something left, because others keep writing it
   * @throws Throttled when DynamoDB refuses for lack of capacity; the same call again goes on
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

  /** How many items have been removed so far. */
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
