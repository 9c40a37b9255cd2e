package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.WorkName;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.record.CitedPapers;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.record.TableWalk;

/**
 * The citations of a catalog whose papers were written without a look at each other: they wait for
 * papers that are there, or lead to ids that the catalog lacks.
 */
public final class WaitingCitations {
  private static final int AT_A_TIME = 8;

  private final CatalogTable table;
  private final String list;

  /** The papers that waiting citations find, by the names in their keys. */
  private final Map<String, PaperId> holders = new HashMap<>();

  private final Set<PaperId> citing = new HashSet<>();
  private final Set<PaperId> cited = new HashSet<>();

  public WaitingCitations(CatalogTable table) {
    this.table = table;
    this.list = table.schema().index(KeyPrefix.WORK).partitionKey();
  }

  /** Leads each citation to its paper, or lets it wait; returns the number of items put. */
  public int find() {
    new TableWalk(table)
        .forEach(
            List.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY, list, Attributes.STATUS),
            this::see);
    CitedPapers papers = new CitedPapers(table);
    cited.stream()
        .filter(id -> holder(id).isEmpty())
        .forEach(id -> citing.addAll(papers.citing(id.key())));
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

  /**
   * Keeps the names of papers, the works that citations name, and the papers whose citations wait.
   */
  private void see(Item item) {
    ItemKey key = item.key();
    Optional<PaperId> paper = Keys.paperIn(key.partition());
    boolean listed = item.value(list).isPresent();
    if (paper.isEmpty()) {
      return;
    }
    if (PaperItem.OWN.is(key) && CitedPapers.isHere(item)) {
      holders.put(paper.get().waiting(), paper.get());
    } else if (PaperItem.IDENTIFIER.is(key) && listed) {
      holders.put(Keys.name(KeyPrefix.IDENTIFIER, key.sort()), paper.get());
    } else if (PaperItem.CITATION.is(key) && listed) {
      Keys.citedIn(key.sort()).ifPresentOrElse(cited::add, () -> citing.add(paper.get()));
    }
  }

  private Optional<PaperId> holder(WorkName name) {
    return Optional.ofNullable(holders.get(name.waiting()));
  }
}
