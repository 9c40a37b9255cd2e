package papercatalog.publishing.verify;

import module java.base;

import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.record.TableWalk;
import papercatalog.publishing.write.Publisher;

/**
 * Walks the whole catalog and reports every broken invariant; repairs them if asked to.
 *
 * <p>Suspicious items are read again, strongly consistent, so that papers written during the walk
 * do not look broken. In memory it keeps one partition, the names of all authors, collections and
 * topics.
 */
public record Verifier(CatalogTable table, Clock clock, Optional<Publisher> repairer) {
  public static Verifier readOnly(CatalogTable table, Clock clock) {
    return new Verifier(table, clock, Optional.empty());
  }

  public static Verifier repairing(CatalogTable table, Clock clock, Publisher repairer) {
    return new Verifier(table, clock, Optional.of(repairer));
  }

  /** Reports each flaw once, and now and then the number of items seen. */
  public VerificationReport run(Consumer<Finding> listener, LongConsumer progress) {
    Walk walk = new Walk(new Verification(this, listener), progress);
    new TableWalk(table).forEach(walk::see, walk::seeOther);
    return walk.end();
  }
}
