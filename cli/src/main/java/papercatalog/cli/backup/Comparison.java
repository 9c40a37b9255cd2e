package papercatalog.cli.backup;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.cli.difference.FieldChange;
import papercatalog.publishing.entry.RecordName;
import papercatalog.publishing.record.PaperState;

/** Compares two catalogs part by part, and keeps one part of each in memory. */
public final class Comparison {
  public sealed interface Difference {
    RecordName part();

    /** Empty when the difference concerns the whole part. */
    OptionalLong revision();

    record OnlyIn(RecordName part, OptionalLong revision, Side side) implements Difference {}

    enum Side {
      LEFT,
      RIGHT
    }

    record InField(RecordName part, OptionalLong revision, FieldChange change)
        implements Difference {}
  }

  private final PartSource left;
  private final PartSource right;
  private Consumer<Difference> listener = _ -> {};
  private volatile Counts counts = Counts.NONE;
  private long differences;

  public Comparison(PartSource left, PartSource right) {
    for (PartSource side : List.of(left, right)) {
      if (side.since().isPresent()) {
        throw new Refusal(
            "not-comparable",
            "The backup is partial (since %s): only whole catalogs can be compared."
                .formatted(side.since().get()));
      }
    }
    this.left = left;
    this.right = right;
  }

  public long run(Consumer<Difference> listener, BooleanSupplier stopped) {
    this.listener = listener;
    // Reading the first part of a table walks over all its keys, so both do it at the same time.
    List<Optional<Part>> first =
        Stream.of(left, right).gather(Gatherers.mapConcurrent(2, PartSource::next)).toList();
    Optional<Part> one = first.getFirst();
    Optional<Part> other = first.getLast();
    while (!stopped.getAsBoolean() && (one.isPresent() || other.isPresent())) {
      int order = order(one, other);
      if (order < 0) {
        onlyIn(one.orElseThrow(), Difference.Side.LEFT);
      } else if (order > 0) {
        onlyIn(other.orElseThrow(), Difference.Side.RIGHT);
      } else {
        compare(one.orElseThrow(), other.orElseThrow());
      }
      one = order <= 0 ? left.next() : one;
      other = order >= 0 ? right.next() : other;
    }
    return differences;
  }

  public Counts counts() {
    return counts;
  }

  /** Compares the keys of the next parts; an exhausted side comes last. */
  private static int order(Optional<Part> one, Optional<Part> other) {
    if (one.isEmpty() || other.isEmpty()) {
      return one.isEmpty() ? 1 : -1;
    }
    return one.get().key().compareTo(other.get().key());
  }

  private void onlyIn(Part part, Difference.Side side) {
    counts = counts.plus(part);
    report(new Difference.OnlyIn(part.key(), OptionalLong.empty(), side));
  }

  private void compare(Part one, Part other) {
    counts = counts.plus(one);
    if (one instanceof Part.History before && other instanceof Part.History after) {
      compareVersions(before, after);
    }
    report(
        one.key(),
        OptionalLong.empty(),
        FieldChange.between(BackupLine.of(one).getLast(), BackupLine.of(other).getLast()));
  }

  private void compareVersions(Part.History one, Part.History other) {
    Map<Long, PaperState.Version> before = byRevision(one);
    Map<Long, PaperState.Version> after = byRevision(other);
    before.forEach(
        (revision, version) -> {
          PaperState.Version counterpart = after.remove(revision);
          if (counterpart == null) {
            onlyIn(one.key(), revision, Difference.Side.LEFT);
          } else {
            compareVersion(one.key(), version, counterpart);
          }
        });
    after.keySet().forEach(revision -> onlyIn(one.key(), revision, Difference.Side.RIGHT));
  }

  private void onlyIn(RecordName paper, long revision, Difference.Side side) {
    report(new Difference.OnlyIn(paper, OptionalLong.of(revision), side));
  }

  private void compareVersion(RecordName key, PaperState.Version one, PaperState.Version other) {
    OptionalLong revision = OptionalLong.of(one.paper().revision());
    report(key, revision, FieldChange.between(one.paper(), other.paper()));
    ObjectNode before = BackupLine.ofExpiry(one);
    report(key, revision, FieldChange.between(before, BackupLine.ofExpiry(other)));
  }

  private static Map<Long, PaperState.Version> byRevision(Part.History paper) {
    Map<Long, PaperState.Version> versions = new TreeMap<>();
    paper.versions().forEach(version -> versions.put(version.paper().revision(), version));
    return versions;
  }

  private void report(RecordName part, OptionalLong revision, List<FieldChange> changes) {
    changes.forEach(change -> report(new Difference.InField(part, revision, change)));
  }

  private void report(Difference difference) {
    differences++;
    listener.accept(difference);
  }
}
