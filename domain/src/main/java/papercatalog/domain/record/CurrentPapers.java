package papercatalog.domain.record;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.CatalogTable;

/** Papers of the table with all their authors, strongly consistent. Thread-safe. */
public final class CurrentPapers {
  private final Records records;
  private final Set<PaperId> unreadable = ConcurrentHashMap.newKeySet();

  public CurrentPapers(CatalogTable table) {
    this.records = new Records(table, Clock.systemUTC());
  }

  /** The paper of each id, or empty; without {@link #unreadable() damaged} ones. */
  public Map<PaperId, Optional<Paper>> current(Collection<PaperId> ids) {
    Map<PaperId, Optional<Paper>> papers = new HashMap<>();
    ids.forEach(id -> papers.put(id, Optional.empty()));
    records
        .papers(
            List.copyOf(papers.keySet()),
            (id, _) -> {
              unreadable.add(id);
              papers.remove(id);
            })
        .forEach(paper -> papers.put(paper.id(), Optional.of(paper)));
    return papers;
  }

  public Set<PaperId> unreadable() {
    return Set.copyOf(unreadable);
  }
}
