package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.record.PaperItem;

/**
 * Removes the items of a walk so that a later walk finds the rest: a paper's own item after the
 * others of its partition, then the change that leads to it, and directory entries, which lead to
 * lists, last. A paper that has lost its change gets one until it is removed.
 */
final class Removal {
  private static final int AT_A_TIME = 8;
  private static final int ITEMS_A_BATCH = 25;

  /** Number of items that fills the batches, for papers of a few items each. */
  private static final int ENOUGH = ITEMS_A_BATCH * AT_A_TIME * 2;

  private final CatalogTable table;
  private final BatchWrite writes;
  private final LongConsumer removed;
  private final List<ItemKey> parts = new ArrayList<>();
  private final List<ItemKey> owners = new ArrayList<>();
  private final List<ItemKey> changes = new ArrayList<>();
  private final List<ItemKey> entries = new ArrayList<>();
  private final Map<ItemKey, Item> leads = new LinkedHashMap<>();
  private String partition = "";

  Removal(CatalogTable table, LongConsumer removed) {
    this.table = table;
    this.writes = new BatchWrite(table);
    this.removed = removed;
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
        .gather(Gatherers.mapConcurrent(AT_A_TIME, this::removeBatch))
        .forEach(removed::accept);
    keys.clear();
  }

  private int removeBatch(List<ItemKey> keys) {
    writes.write(List.of(), keys);
    return keys.size();
  }
}
