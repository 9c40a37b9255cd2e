package papercatalog.publishing.verify;

import module java.base;

import papercatalog.domain.error.WriteConflict;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ItemKey;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.record.TableWalk;
import papercatalog.publishing.verify.VerificationReport.Tally;
import papercatalog.publishing.write.Publisher;

/**
 * Walks the whole catalog and reports every broken invariant; repairs them if asked to.
 *
 * <p>Suspicious items are read again, strongly consistent, so that papers written during the walk
 * do not look broken. In memory it keeps one partition, the names of all authors, collections and
 * topics.
 */
public final class Verifier {
  /** Younger items may belong to a write that has not finished. */
  private static final Duration SETTLED = Duration.ofHours(1);

  final CatalogTable table;
  final Clock clock;

  /** Empty to report only. */
  final Optional<Publisher> repairer;

  private Consumer<Finding> listener = _ -> {};
  private final Map<Flaw, Tally> tallies = new TreeMap<>();
  private double counted;
  long repaired;

  private Verifier(CatalogTable table, Clock clock, Optional<Publisher> repairer) {
    this.table = table;
    this.clock = clock;
    this.repairer = repairer;
  }

  public static Verifier readOnly(CatalogTable table, Clock clock) {
    return new Verifier(table, clock, Optional.empty());
  }

  public static Verifier repairing(CatalogTable table, Clock clock, Publisher repairer) {
    return new Verifier(table, clock, Optional.of(repairer));
  }

  /** Runs once. Reports each flaw once, and now and then the number of items seen. */
  public VerificationReport run(Consumer<Finding> listener, LongConsumer progress) {
    this.listener = listener;
    Walk walk = new Walk(this, progress);
    new TableWalk(table).forEach(walk::see, walk::seeOther);
    return walk.end();
  }

  Map<Flaw, Tally> tallies() {
    return Collections.unmodifiableMap(tallies);
  }

  /** Adds write units that no publisher counts. */
  boolean spending(double units) {
    counted += units;
    return true;
  }

  double writeUnits() {
    return counted + repairer.map(Publisher::spent).orElse(0.0);
  }

  boolean settled(Instant written) {
    return written.plus(SETTLED).isBefore(clock.instant());
  }

  void report(Finding finding) {
    repaired += finding.repaired() ? 1 : 0;
    tallies.merge(finding.flaw(), new Tally(1, finding.repaired() ? 1 : 0), Tally::plus);
    listener.accept(finding);
  }

  /** Reports a flaw, which a write corrects if it may; the write returns whether it was made. */
  void repair(ItemKey key, Flaw flaw, String detail, Predicate<Publisher> write) {
    report(new Finding(key, flaw, detail, repairer.filter(it -> isMade(write, it)).isPresent()));
  }

  /** False when other writers keep the item busy. */
  private static boolean isMade(Predicate<Publisher> write, Publisher publisher) {
    try {
      return write.test(publisher);
    } catch (WriteConflict _) {
      return false;
    }
  }
}
