package papercatalog.domain.verify;

import module java.base;

import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.write.PaperCounter;
import papercatalog.domain.write.Publisher;

/**
 * One run over a table.
 *
 * @param repairer empty to report only
 */
record Verification(
    CatalogTable table, Clock clock, Optional<Publisher> repairer, Findings findings) {
  /** Younger items may belong to a write, or a count, that has not finished. */
  private static final Duration SETTLED = Duration.ofHours(1);

  /** The repairer of counts. */
  Optional<PaperCounter> counter() {
    return repairer.map(_ -> new PaperCounter(table));
  }

  boolean settled(Instant written) {
    return written.plus(SETTLED).isBefore(clock.instant());
  }
}
