package papercatalog.publishing.verify;

import module java.base;

import papercatalog.domain.error.DamagedRecord;
import papercatalog.domain.error.Throttled;
import papercatalog.domain.error.WriteConflict;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.ChangedPaper;
import papercatalog.domain.model.CountedPaper;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.CountedItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.record.Partition;
import papercatalog.publishing.record.StoredPaper;
import papercatalog.publishing.write.PaperCounter;

/**
 * Checks the counted state of papers against the papers, then the counts against that. Does nothing
 * in a catalog that has never counted.
 */
final class CountVerification {
  private final Verification run;
  private final PaperRecount counts;

  /** The entries of papers of which only the record or only the counted state has been seen. */
  private final Map<PaperId, Set<DirectoryEntry>> unmatched = new HashMap<>();

  private final List<PaperId> suspects = new ArrayList<>();
  private final Set<ItemKey> unreadable = new HashSet<>();
  private final boolean counting;
  private long notYetCounted;

  CountVerification(Verification run) {
    this.run = run;
    this.counts = new PaperRecount(run);
    this.counting = counts.any();
  }

  /** Number of changes of the last hour that may not have been counted yet. */
  long notYetCounted() {
    return notYetCounted;
  }

  void expect(Paper paper) {
    if (counting) {
      meet(paper.id(), entries(paper));
    }
  }

  void check(ItemKey key, Item item) {
    Optional<CountedPaper> read =
        run.read(
            item,
            CountedItem::read,
            paper -> Keys.counted(paper.id()),
            paper -> "the paper " + paper.id());
    if (read.isEmpty()) {
      unreadable.add(key);
      return;
    }
    counts.add(read.get());
    meet(read.get().id(), read.get().entries());
  }

  private void meet(PaperId id, Set<DirectoryEntry> entries) {
    Set<DirectoryEntry> counterpart = unmatched.remove(id);
    if (counterpart == null) {
      unmatched.put(id, entries);
    } else if (!counterpart.equals(entries)) {
      suspects.add(id);
    }
  }

  void compare() {
    if (!counting) {
      return;
    }
    unmatched.values().removeIf(Set::isEmpty);
    suspects.addAll(unmatched.keySet());
    boolean repaired = false;
    suspects.removeIf(id -> unreadable.contains(Keys.counted(id)));
    for (PaperId id : suspects) {
      repaired |= confirm(id);
    }
    if (!unreadable.isEmpty()) {
      return; // Expected counts are unknown.
    }
    if (repaired) {
      PaperRecount fresh = new PaperRecount(run);
      fresh.addAll();
      fresh.compare();
    } else {
      counts.compare();
    }
  }

  /** Reads a suspicious paper again, reports it if it is wrong; returns whether it was repaired. */
  private boolean confirm(PaperId id) {
    ItemKey key = Keys.counted(id);
    Optional<Item> seen = new BatchRead(run.table).item(key);
    Optional<CountedPaper> said = seen.map(CountedItem::read);
    Partition partition = new Partition(run.table, id);
    Optional<Paper> paper = readable(partition);
    Instant known = said.map(CountedPaper::at).orElse(Instant.EPOCH);
    Change change =
        partition
            .change()
            .map(ChangeItem::read)
            .orElseGet(() -> new Change(id, ChangeKind.DELETED, 1, known));
    Set<DirectoryEntry> right = paper.map(CountVerification::entries).orElse(Set.of());
    if (right.equals(said.map(CountedPaper::entries).orElse(Set.of()))) {
      return false;
    }
    if (known.isBefore(change.at()) && !run.settled(change.at())) {
      notYetCounted++;
      return false;
    }
    boolean repaired =
        run.counter().filter(counter -> recounted(counter, change, right, seen)).isPresent();
    run.report(new Finding(key, Flaw.STALE_COUNT, "", repaired));
    return repaired;
  }

  /** Empty for a damaged paper, which the check of papers reports. */
  private static Optional<Paper> readable(Partition partition) {
    try {
      return partition.paper().map(StoredPaper::paper);
    } catch (DamagedRecord _) {
      return Optional.empty();
    }
  }

  /** False when another writer is counting the paper, and may repair it. */
  private static boolean recounted(
      PaperCounter counter, Change change, Set<DirectoryEntry> entries, Optional<Item> seen) {
    try {
      return counter.recount(change, List.copyOf(entries), seen);
    } catch (WriteConflict | Throttled _) {
      return false;
    }
  }

  private static Set<DirectoryEntry> entries(Paper paper) {
    return Set.copyOf(DirectoryEntry.listing(ChangedPaper.of(paper)));
  }
}
