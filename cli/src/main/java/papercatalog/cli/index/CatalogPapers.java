package papercatalog.cli.index;

import module java.base;

import papercatalog.cli.transfer.Retries;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.record.Records;
import papercatalog.domain.table.CatalogTable;

/** All papers of a table as they are when they are read, several batches at a time. */
public final class CatalogPapers {
  private static final int PAPERS_A_READ = 100;

  private final List<PaperId> ids;
  private final Records records;
  private final Set<PaperId> unreadable = ConcurrentHashMap.newKeySet();
  private final BooleanSupplier stopped;
  private final AtomicLong done = new AtomicLong();

  /**
   * @param stopped makes the iteration throw a {@link CancellationException}
   */
  public CatalogPapers(CatalogTable table, List<PaperId> ids, BooleanSupplier stopped) {
    this.ids = ids;
    this.records = new Records(table, Clock.systemUTC());
    this.stopped = stopped;
  }

  /** Papers that were deleted since the ids were read, and damaged ones, are left out. */
  public Iterator<Paper> iterator() {
    return Retries.ofBatches(ids, PAPERS_A_READ, this::read).iterator();
  }

  public long done() {
    return done.get();
  }

  public Set<PaperId> unreadable() {
    return Set.copyOf(unreadable);
  }

  private List<Paper> read(List<PaperId> some) {
    if (stopped.getAsBoolean()) {
      throw new CancellationException();
    }
    List<Paper> read = records.papers(some, (id, _) -> unreadable.add(id));
    done.addAndGet(some.size());
    return read;
  }
}
