package papercatalog.cli.console;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * How fast work goes on, by what was done in the last half minute: what came before the first item
 * slows no estimate down. It says nothing until it has seen enough. Work that has become slower
 * over the last minutes is taken to become slower still, by as much for each unit.
 */
final class Pace {
  private static final Duration WINDOW = Duration.ofSeconds(30);
  private static final Duration ENOUGH = Duration.ofSeconds(5);
  private static final Duration MEMORY = Duration.ofMinutes(5);

  private final LongSupplier nanoseconds;
  private final Deque<Moment> before = new ArrayDeque<>();
  private final Deque<Moment> recent = new ArrayDeque<>();

  private record Moment(long at, long done, long items) {}

  /** What was done between two moments. */
  private record Span(Moment first, Moment last) {
    static Span of(Deque<Moment> moments) {
      return new Span(moments.getFirst(), moments.getLast());
    }

    long nanoseconds() {
      return last.at() - first.at();
    }

    long done() {
      return last.done() - first.done();
    }

    boolean lasted(Duration duration) {
      return nanoseconds() >= duration.toNanos();
    }

    /** Seconds for each unit. */
    double cost() {
      return nanoseconds() / 1e9 / done();
    }

    double middle() {
      return (first.done() + last.done()) / 2.0;
    }
  }

  /**
   * Nothing has been seen yet.
   *
   * @param nanoseconds a clock such as {@link System#nanoTime}
   */
  Pace(LongSupplier nanoseconds) {
    this.nanoseconds = nanoseconds;
  }

  /**
   * So far it is now.
   *
   * @param done in the unit that the work is measured in
   * @param items that were dealt with; the pace counts from the first one on
   */
  synchronized void seen(long done, long items) {
    if (items == 0) {
      return;
    }
    recent.add(new Moment(nanoseconds.getAsLong(), done, items));
    while (recent.size() > 2 && Span.of(recent).nanoseconds() > WINDOW.toNanos()) {
      before.add(recent.removeFirst());
    }
    while (!before.isEmpty() && Span.of(before).nanoseconds() > MEMORY.toNanos()) {
      before.removeFirst();
    }
  }

  /** Items a second. */
  synchronized Optional<Double> rate() {
    return known()
        .map(span -> (span.last().items() - span.first().items()) / (span.nanoseconds() / 1e9));
  }

  /** How long the rest of so much work takes, unless nothing is left or nothing goes on. */
  synchronized Optional<Duration> left(long size) {
    return known()
        .filter(span -> span.done() > 0 && size > span.last().done())
        .map(
            span -> {
              long done = span.last().done();
              double further = (done + size) / 2.0 - span.middle();
              return Duration.ofSeconds(
                  Math.round((size - done) * (span.cost() + growth(span) * further)));
            });
  }

  private Optional<Span> known() {
    return Optional.of(recent)
        .filter(moments -> moments.size() > 1)
        .map(Span::of)
        .filter(span -> span.lasted(ENOUGH));
  }

  /** How much more each unit costs than the one before it. */
  private double growth(Span now) {
    return Optional.of(before)
        .filter(moments -> moments.size() > 1)
        .map(Span::of)
        .filter(earlier -> earlier.lasted(WINDOW) && earlier.done() > 0)
        .map(earlier -> (now.cost() - earlier.cost()) / (now.middle() - earlier.middle()))
        .filter(growth -> growth > 0)
        .orElse(0.0);
  }
}
