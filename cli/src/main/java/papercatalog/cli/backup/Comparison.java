package papercatalog.cli.backup;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.cli.difference.FieldChange;
import papercatalog.cli.difference.FieldDifference;
import papercatalog.cli.difference.PaperDifference;

/**
 * Compares two catalogs part by part in their common order. It keeps one part of each in memory.
 */
public final class Comparison {
  private final PartSource left;
  private final PartSource right;
  private Optional<Part> fromLeft = Optional.empty();
  private Optional<Part> fromRight = Optional.empty();
  private Consumer<Difference> listener = _ -> {};
  private volatile Counts counts = Counts.NONE;
  private long differences;
  private volatile boolean stopped;

  /**
   * A comparison for one run.
   *
   * @throws Refusal when a side is a partial backup
   */
  public Comparison(PartSource left, PartSource right) {
    requireWhole(left);
    requireWhole(right);
    this.left = left;
    this.right = right;
  }

  /**
   * Compares the two catalogs.
   *
   * @param listener called for each difference
   * @return the number of differences
   */
  public long run(Consumer<Difference> listener) {
    this.listener = listener;
    left.begin();
    right.begin();
    while (!stopped && advance()) {
      int order = order();
      if (order < 0) {
        onlyIn(fromLeft.orElseThrow(), Side.LEFT);
      } else if (order > 0) {
        onlyIn(fromRight.orElseThrow(), Side.RIGHT);
      } else {
        compare(fromLeft.orElseThrow(), fromRight.orElseThrow());
      }
      fromLeft = order <= 0 ? Optional.empty() : fromLeft;
      fromRight = order >= 0 ? Optional.empty() : fromRight;
    }
    return differences;
  }

  /** The parts compared so far, including those of only one side. */
  public Counts counts() {
    return counts;
  }

  /** Makes {@link #run} return early. */
  public void stop() {
    stopped = true;
  }

  private static void requireWhole(PartSource source) {
    if (source instanceof BackupReader file && file.since().isPresent()) {
      throw Refusal.ofComparison(
          "The backup is partial (since %s): only whole catalogs can be compared."
              .formatted(file.since().get()));
    }
  }

  private boolean advance() {
    fromLeft = fromLeft.or(() -> next(left));
    fromRight = fromRight.or(() -> next(right));
    return fromLeft.isPresent() || fromRight.isPresent();
  }

  private static Optional<Part> next(PartSource source) {
    return source.hasNext() ? Optional.of(source.next()) : Optional.empty();
  }

  /** Compares the keys of the next parts; an exhausted side comes last. */
  private int order() {
    if (fromLeft.isEmpty() || fromRight.isEmpty()) {
      return fromLeft.isEmpty() ? 1 : -1;
    }
    return fromLeft.get().key().compareTo(fromRight.get().key());
  }

  private void onlyIn(Part part, Side side) {
    counts = counts.plus(part);
    report(new Difference.OnlyIn(part.key(), OptionalLong.empty(), side));
  }

  private void compare(Part one, Part other) {
    counts = counts.plus(one);
    if (one instanceof Part.History before && other instanceof Part.History after) {
      compareVersions(before, after);
    }
    ObjectNode before = PartLine.of(one).getLast();
    ObjectNode after = PartLine.of(other).getLast();
    for (FieldChange change : FieldDifference.between(before, after)) {
      report(new Difference.InField(one.key(), OptionalLong.empty(), change));
    }
  }

  private void compareVersions(Part.History one, Part.History other) {
    Map<Long, Part.Version> before = byRevision(one);
    Map<Long, Part.Version> after = byRevision(other);
    before.forEach(
        (revision, version) -> {
          Part.Version counterpart = after.remove(revision);
          if (counterpart == null) {
            report(new Difference.OnlyIn(one.key(), OptionalLong.of(revision), Side.LEFT));
          } else {
            compareVersion(one.key(), version, counterpart);
          }
        });
    after
        .keySet()
        .forEach(
            revision ->
                report(new Difference.OnlyIn(one.key(), OptionalLong.of(revision), Side.RIGHT)));
  }

  private void compareVersion(PartKey key, Part.Version one, Part.Version other) {
    OptionalLong revision = OptionalLong.of(one.paper().revision());
    for (FieldChange change : PaperDifference.between(one.paper(), other.paper())) {
      report(new Difference.InField(key, revision, change));
    }
    ObjectNode before = PartLine.ofExpiry(one);
    for (FieldChange change : FieldDifference.between(before, PartLine.ofExpiry(other))) {
      report(new Difference.InField(key, revision, change));
    }
  }

  private static Map<Long, Part.Version> byRevision(Part.History paper) {
    Map<Long, Part.Version> versions = new TreeMap<>();
    paper.versions().forEach(version -> versions.put(version.paper().revision(), version));
    return versions;
  }

  private void report(Difference difference) {
    differences++;
    listener.accept(difference);
  }
}
