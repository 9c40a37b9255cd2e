package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.record.CitedPapers;
import papercatalog.publishing.record.TableWalk;

/** The citations of a catalog whose papers were written without a look at each other. */
public final class WaitingCitations {
  private static final int AT_A_TIME = 8;

  private final CatalogTable table;
  private final String list;
  private final Map<String, PaperId> listed = new HashMap<>();
  private final Set<PaperId> citing = new HashSet<>();

  public WaitingCitations(CatalogTable table) {
    this.table = table;
    this.list = table.schema().index(KeyPrefix.WORK).partitionKey();
  }

  /** Points the citations that wait for a listed paper to it; returns the number of items put. */
  public int find() {
    new TableWalk(table)
        .forEach(List.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY, list), this::see);
    Publisher publisher = new Publisher(table, Clock.systemUTC());
    return citing.stream()
        .gather(
            Gatherers.mapConcurrent(
                AT_A_TIME,
                paper -> publisher.find(paper, it -> CitedPapers.found(it, this::holder))))
        .mapToInt(Work::puts)
        .sum();
  }

  /** Keeps the identifiers of listed papers, and the papers whose citations wait. */
  private void see(Item item) {
    String link = item.sortKey();
    boolean waits = link.startsWith(KeyPrefix.WORK.text()) && Keys.citedIn(link).isEmpty();
    boolean identifies = link.startsWith(KeyPrefix.IDENTIFIER.text());
    if ((waits || identifies) && item.value(list).isPresent()) {
      Keys.paperIn(item.key().partition())
          .ifPresent(
              paper -> {
                if (waits) {
                  citing.add(paper);
                } else {
                  listed.put(Keys.name(KeyPrefix.IDENTIFIER, link), paper);
                }
              });
    }
  }

  private Optional<PaperId> holder(Identifier identifier) {
    return Optional.ofNullable(listed.get(identifier.toString()));
  }
}
