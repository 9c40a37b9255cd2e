package papercatalog.publishing.orders;

import module java.base;

import papercatalog.domain.error.DamagedRecord;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.memory.MemoryEngine;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperItems;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.record.Partition;
import papercatalog.publishing.record.RelationItems;

/** What must hold at every moment, also in the middle of a write. */
final class Moment {
  private static final List<String> LISTS =
      TableSchema.DECLARED.indexes().stream().map(Index::partitionKey).toList();

  private final CatalogTable table;
  private final Map<ItemKey, Long> counted = new HashMap<>();
  private final Map<ItemKey, Long> papers = new HashMap<>();
  private final Map<ItemKey, Item> related = new HashMap<>();
  private final Map<ItemKey, Item> inverses = new HashMap<>();
  private final Set<PaperId> listed = new LinkedHashSet<>();

  private Moment(MemoryEngine engine) {
    this.table = new CatalogTable(engine.client(), Exploration.TABLE);
    engine.table().all().forEach(stored -> see(new Item(stored)));
  }

  /**
   * Fails if a list shows a paper that cannot be read, a count differs from its list, or a paper
   * shows another relation than the other one has.
   */
  static void check(MemoryEngine engine) {
    Moment moment = new Moment(engine);
    moment.listed.forEach(moment::read);
    moment.papers.keySet().forEach(entry -> moment.counted.putIfAbsent(entry, 0L));
    moment.counted.forEach(
        (entry, count) -> {
          if (count != moment.papers.getOrDefault(entry, 0L)) {
            throw new AssertionError(
                "Count of %s: %d of %s".formatted(entry, count, moment.papers));
          }
        });
    if (!moment.inverses.equals(moment.related)) {
      throw new AssertionError("Inverses %s of %s".formatted(moment.inverses, moment.related));
    }
  }

  private void see(Item item) {
    if (item.key().isOfPaper()
        && !PaperItem.isTrace(item.key())
        && LISTS.stream().anyMatch(list -> item.value(list).isPresent())) {
      Keys.paperIn(item.key().partition()).ifPresent(listed::add);
    }
    new RelationItems(TableSchema.DECLARED)
        .inverse(item)
        .ifPresent(inverse -> related.put(inverse.key(), inverse));
    if (PaperItem.INVERSE.is(item.key())) {
      inverses.put(item.key(), item);
    }
    PaperItems.DECLARED.entries(item).forEach(entry -> papers.merge(entry, 1L, Long::sum));
    if (Directory.of(item.key().partition()).isPresent()
        || PaperItem.CITATION_COUNT.is(item.key())) {
      counted.put(item.key(), item.number(Attributes.PAPERS, 0));
    }
  }

  private void read(PaperId id) {
    try {
      new Catalog(table, Commands.CLOCK).get(AccessPatterns.GET_PAPER, id);
      Paper whole = new Partition(table, id).paper().orElseThrow().paper();
      if (!whole.hasAllAuthors()) {
        throw new AssertionError("The paper " + id + " lacks authors");
      }
    } catch (PaperNotFound | PaperWithdrawn | DamagedRecord e) {
      throw new AssertionError("A list shows the paper " + id + ": " + e.getMessage(), e);
    }
  }
}
