package papercatalog.publishing.maintenance;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.WorkName;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Positions;
import papercatalog.publishing.record.CitedPapers;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.record.TableWalk;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Work;

/**
 * The citations of a catalog whose papers were written without a look at each other: they wait for
 * papers that are there, or lead to ids that the catalog lacks.
 */
public final class WaitingCitations {
  private static final int AT_A_TIME = 8;

  private final CatalogTable table;
  private final Index index;

  /** The papers that waiting citations find, by the names in their keys. */
  private final Map<String, Holder> holders = new HashMap<>();

  private final Set<PaperId> citing = new HashSet<>();

  /** The papers that cite one by its id, until the walk meets that. */
  private final Map<PaperId, Set<PaperId>> missing = new HashMap<>();

  /** Of several papers with an identifier, the newest holds it. */
  private record Holder(PaperId paper, String position) {
    Holder newer(Holder other) {
      return other.position.compareTo(position) > 0 ? other : this;
    }
  }

  public WaitingCitations(CatalogTable table) {
    this.table = table;
    this.index = table.schema().index(KeyPrefix.CITED_WORK);
  }

  /** Leads each citation to its paper, or lets it wait; returns the number of items put. */
  public int find() {
    new TableWalk(table)
        .forEach(
            List.of(
                TableSchema.PARTITION_KEY,
                TableSchema.SORT_KEY,
                index.sortKey(),
                Attributes.STATUS),
            this::see);
    missing.values().forEach(citing::addAll);
    Publisher publisher = new Publisher(table, Clock.systemUTC());
    return citing.stream()
        .gather(
            Gatherers.mapConcurrent(
                AT_A_TIME,
                paper -> publisher.find(paper, it -> CitedPapers.found(lost(it), this::holder))))
        .mapToInt(Work::puts)
        .sum();
  }

  private Paper lost(Paper citing) {
    return CitedPapers.lost(citing, (paper, name) -> name.equals(paper) && holder(name).isEmpty());
  }

  private void see(Item item) {
    ItemKey key = item.key();
    Keys.paperIn(key.partition()).ifPresent(paper -> see(paper, key, item));
  }

  private void see(PaperId paper, ItemKey key, Item item) {
    String position = item.optional(index.sortKey()).orElse("");
    if (PaperItem.OWN.is(key) && CitedPapers.isCitable(item)) {
      hold(paper.waiting(), new Holder(paper, position));
      missing.remove(paper);
    } else if (PaperItem.IDENTIFIER.is(key)
        && !position.isEmpty()
        && !Positions.isSuperseded(position)) {
      hold(Keys.name(KeyPrefix.IDENTIFIER, key.sort()), new Holder(paper, position));
    } else if (PaperItem.isOfReferences(key)) {
      Keys.citedIn(key.sort())
          .ifPresentOrElse(cited -> seeCitation(paper, cited), () -> citing.add(paper));
    }
  }

  private void hold(String name, Holder holder) {
    holders.merge(name, holder, Holder::newer);
  }

  private void seeCitation(PaperId paper, PaperId cited) {
    if (holder(cited).isEmpty()) {
      missing.computeIfAbsent(cited, _ -> new HashSet<>()).add(paper);
    }
  }

  private Optional<PaperId> holder(WorkName name) {
    return Optional.ofNullable(holders.get(name.waiting())).map(Holder::paper);
  }
}
