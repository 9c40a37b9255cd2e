package papercatalog.publishing.maintenance;

import module java.base;

import papercatalog.domain.error.DamagedRecord;
import papercatalog.domain.error.SchemaMismatch;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.record.Partition;
import papercatalog.publishing.record.RelationItems;
import papercatalog.publishing.record.StoredPaper;
import papercatalog.publishing.write.Publisher;

/**
 * Compares the relations of papers with their inverses in the partitions of the papers that they
 * name. A walk shows it every item; it keeps those whose other side it has not met.
 */
public final class Inverses {
  private final CatalogTable table;
  private final RelationItems relations;
  private final Map<ItemKey, Item> single = new HashMap<>();

  public Inverses(CatalogTable table) {
    this.table = table;
    this.relations = new RelationItems(table.schema());
  }

  public void see(Item item) {
    relations
        .inverse(item)
        .or(() -> Optional.of(item).filter(it -> PaperItem.INVERSE.is(it.key())))
        .ifPresent(this::meet);
  }

  private void meet(Item inverse) {
    Item other = single.putIfAbsent(inverse.key(), shared(inverse));
    if (shared(inverse).equals(other)) {
      single.remove(inverse.key());
    }
  }

  /** The inverses that still differ from the relations, by the paper that relates. */
  public Map<PaperId, List<ItemKey>> wrong() {
    Map<PaperId, List<ItemKey>> wrong = new LinkedHashMap<>();
    for (ItemKey key : single.keySet()) {
      RelationItems.relating(key)
          .filter(relating -> isWrong(relating, key))
          .ifPresent(it -> wrong.computeIfAbsent(it, _ -> new ArrayList<>()).add(key));
    }
    return wrong;
  }

  private boolean isWrong(PaperId relating, ItemKey key) {
    Optional<Item> there = new BatchRead(table).item(key);
    try {
      Optional<Paper> paper = new Partition(table, relating).paper().map(StoredPaper::paper);
      Optional<Item> right = paper.map(relations::inverses).map(inverses -> inverses.get(key));
      return !there.map(Inverses::shared).equals(right.map(Inverses::shared));
    } catch (DamagedRecord | SchemaMismatch _) {
      return false; // verification reports it
    }
  }

  private static Item shared(Item inverse) {
    return inverse.only(RelationItems.SHARED);
  }

  /** Writes the wrong ones; without other writers. */
  void correct() {
    Publisher publisher = new Publisher(table, Clock.systemUTC());
    wrong().forEach(publisher::relate);
  }
}
