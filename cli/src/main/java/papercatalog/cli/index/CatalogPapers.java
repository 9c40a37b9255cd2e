package papercatalog.cli.index;

import module java.base;

import papercatalog.cli.transfer.Retries;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.record.CurrentPapers;
import papercatalog.domain.table.CatalogTable;

/** All papers of a table as they are when they are read, several batches at a time. */
public final class CatalogPapers {
  private static final int PAPERS_A_READ = 100;
  private static final int READS = 4;

  private final List<PaperId> ids;
  private final CurrentPapers papers;
  private final BooleanSupplier stopped;
  private final AtomicLong done = new AtomicLong();

  /**
   * @param stopped makes the iteration throw a {@link CancellationException}
   */
  public CatalogPapers(CatalogTable table, List<PaperId> ids, BooleanSupplier stopped) {
    this.ids = ids;
    this.papers = new CurrentPapers(table);
    this.stopped = stopped;
  }

  /** Papers that were deleted since the ids were read, and damaged ones, are left out. */
  public Iterator<Paper> iterator() {
    return ids.stream()
        .gather(Gatherers.windowFixed(PAPERS_A_READ))
        .gather(Gatherers.mapConcurrent(READS, this::read))
        .flatMap(Collection::stream)
        .flatMap(Optional::stream)
        .iterator();
  }

  /** The number of ids whose papers were read. */
  public long done() {
    return done.get();
  }

  /** Damaged papers. */
  public Set<PaperId> unreadable() {
    return papers.unreadable();
  }

  private Collection<Optional<Paper>> read(List<PaperId> some) {
    if (stopped.getAsBoolean()) {
      throw new CancellationException();
    }
    var read = Retries.of(() -> papers.current(some));
    done.addAndGet(some.size());
    return read.values();
  }
}
