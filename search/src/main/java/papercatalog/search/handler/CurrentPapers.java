package papercatalog.search.handler;

import module java.base;

import papercatalog.domain.error.DamagedRecord;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.record.Partition;
import papercatalog.domain.record.StoredPaper;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.search.index.PaperSource;

/**
 * Papers of the table with all their authors, strongly consistent, 100 per request. A paper with
 * more than {@link Paper#EMBEDDED_AUTHORS} authors takes two requests of its own. Thread-safe.
 */
public final class CurrentPapers implements PaperSource {
  private final CatalogTable table;
  private final Set<PaperId> unreadable = ConcurrentHashMap.newKeySet();

  public CurrentPapers(CatalogTable table) {
    this.table = table;
  }

  @Override
  public Map<PaperId, Optional<Paper>> current(Collection<PaperId> ids) {
    List<PaperId> each = ids.stream().distinct().toList();
    Map<ItemKey, Item> items = new BatchRead(table).items(each.stream().map(Keys::paper).toList());
    Map<PaperId, Optional<Paper>> papers = new HashMap<>();
    for (PaperId id : each) {
      try {
        Item item = items.get(Keys.paper(id));
        papers.put(id, item == null ? Optional.empty() : whole(id, PaperAttributes.read(item)));
      } catch (IllegalStateException
          | IllegalArgumentException
          | DateTimeException
          | DamagedRecord _) {
        unreadable.add(id);
      }
    }
    return papers;
  }

  /** Papers whose records are damaged. */
  public Set<PaperId> unreadable() {
    return Set.copyOf(unreadable);
  }

  private Optional<Paper> whole(PaperId id, Paper embedded) {
    return embedded.hasAllAuthors() || embedded.status() == Status.WITHDRAWN
        ? Optional.of(embedded)
        : new Partition(table, id).paper().map(StoredPaper::paper);
  }
}
