package papercatalog.publishing.maintenance;

import module java.base;

import papercatalog.domain.error.Throttled;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Retry;
import papercatalog.publishing.record.IndexLag;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.record.TableWalk;

/**
 * Removes the whole catalog of a tenant from a table that it shares.
 *
 * <p>It walks again until a walk finds nothing, because the indexes that lead to the items may lag.
 * Items that lead to others go after them, so that an interrupted run can be started again: a
 * paper's own item after the others of its partition, then the change that leads to it, and
 * directory entries, which lead to lists, last. A paper that has lost its change gets one until it
 * is removed.
 */
public final class Erasure {
  private static final int MAX_WALKS = 10;
  private static final int AT_A_TIME = 8;
  private static final int ITEMS_A_BATCH = 25;

  /** Number of items that fills the batches, for papers of a few items each. */
  private static final int ENOUGH = ITEMS_A_BATCH * AT_A_TIME * 2;

  private final CatalogTable table;
  private final BatchWrite writes;
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
    this.writes = new BatchWrite(table);
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
      Batches found = new Batches(progress);
      new TableWalk(table)
          .forEach(
              List.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY),
              item -> found.see(item.key()));
      found.end();
      if (removed == before) {
        return true;
      }
      Retry.sleep(pause);
    }
    return false;
  }

  public long removed() {
    return removed;
  }

  /** The items that a walk has found and not removed yet. */
  private final class Batches {
    private final LongConsumer progress;
    private final List<ItemKey> parts = new ArrayList<>();
    private final List<ItemKey> owners = new ArrayList<>();
    private final List<ItemKey> changes = new ArrayList<>();
    private final List<ItemKey> entries = new ArrayList<>();
    private final Map<ItemKey, Item> leads = new LinkedHashMap<>();
    private String partition = "";

    Batches(LongConsumer progress) {
      this.progress = progress;
    }

    /** Takes an item of the walk; the items of a partition come together. */
    void see(ItemKey key) {
      if (!key.partition().equals(partition)) {
        if (parts.size() + owners.size() >= ENOUGH) {
          removeSeen();
        }
        partition = key.partition();
        lead();
      }
      if (Directory.of(key.partition()).isPresent()) {
        entries.add(key);
      } else if (PaperItem.CHANGE.is(key)) {
        leads.remove(key);
        changes.add(key);
      } else {
        (key.sort().equals(partition) ? owners : parts).add(key);
      }
    }

    void end() {
      removeSeen();
      remove(entries);
    }

    /** Writes a change that leads to a paper, unless the walk has met its change. */
    private void lead() {
      Keys.paperIn(partition)
          .filter(id -> Keys.paperPartition(id).equals(partition))
          .map(id -> new Change(id, ChangeKind.DELETED, 1, Instant.now()))
          .ifPresent(
              change -> leads.put(Keys.change(change.id()), ChangeItem.of(table.schema(), change)));
    }

    private void removeSeen() {
      writes.write(leads.values(), List.of());
      remove(parts);
      remove(owners);
      remove(changes);
      writes.write(List.of(), leads.keySet());
      leads.clear();
    }

    private void remove(Collection<ItemKey> keys) {
      keys.stream()
          .gather(Gatherers.windowFixed(ITEMS_A_BATCH))
          .gather(
              Gatherers.mapConcurrent(
                  AT_A_TIME,
                  batch -> {
                    writes.write(List.of(), batch);
                    return batch.size();
                  }))
          .forEach(
              items -> {
                removed += items;
                progress.accept(removed);
              });
      keys.clear();
    }
  }
}
