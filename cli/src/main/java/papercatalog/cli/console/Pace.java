package papercatalog.cli.console;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Measures the rate of work over the last 30 seconds and estimates the remaining time. Time before
 * the first item does not count. It returns nothing until it has enough data. If work slowed down
 * over the last minutes, the estimate assumes that each unit continues to slow it down by the same
 * amount.
 */
final class Pace {
  private static final Duration WINDOW = Duration.ofSeconds(30);
  private static final Duration ENOUGH = Duration.ofSeconds(5);
  private static final Duration MEMORY = Duration.ofMinutes(5);

  private final LongSupplier nanoseconds;
  private final Deque<Moment> before = new ArrayDeque<>();
  private final Deque<Moment> recent = new ArrayDeque<>();

  private record Moment(long at, long done, long items) {}

  /** The work done between two moments. */
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

    /** Seconds per unit. */
    double cost() {
      return nanoseconds() / 1e9 / done();
    }

    double middle() {
      return (first.done() + last.done()) / 2.0;
    }
  }

  /**
   * @param nanoseconds a clock such as {@link System#nanoTime}
   */
  Pace(LongSupplier nanoseconds) {
    this.nanoseconds = nanoseconds;
  }

  /**
   * Records the progress.
   *
   * @param done work done so far, in its unit
   * @param items items processed; the rate counts from the first one
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

  /** Items per second. */
  synchronized Optional<Double> rate() {
    return known()
        .map(span -> (span.last().items() - span.first().items()) / (span.nanoseconds() / 1e9));
  }

  /** The remaining time for work of this size; empty when nothing is left or nothing progresses. */
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

  /** The seconds by which each unit takes longer than the previous one. */
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
