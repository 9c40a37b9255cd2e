package papercatalog.search.index;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.read.PaperBatch;
import papercatalog.domain.table.CatalogTable;

/**
 * Papers of the table with all their authors, without references, strongly consistent. Thread-safe.
 */
public final class CurrentPapers {
  private final CatalogTable table;
  private final Set<PaperId> unreadable = ConcurrentHashMap.newKeySet();

  public CurrentPapers(CatalogTable table) {
    this.table = table;
  }

  /** The paper of each id, or empty; without {@link #unreadable() damaged} ones. */
  public Map<PaperId, Optional<Paper>> current(Collection<PaperId> ids) {
    Map<PaperId, Optional<Paper>> papers = new HashMap<>();
    ids.forEach(id -> papers.put(id, Optional.empty()));
    PaperBatch batch =
        new PaperBatch(
            table,
            (id, _) -> {
              unreadable.add(id);
              papers.remove(id);
            },
            Paper::namesAuthors);
    batch
        .read(List.copyOf(papers.keySet()))
        .forEach(paper -> papers.put(paper.id(), Optional.of(paper)));
    return papers;
  }

  public Set<PaperId> unreadable() {
    return Set.copyOf(unreadable);
  }
}
