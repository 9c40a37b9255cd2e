package papercatalog.cli.console;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Measures the rate of work over the last 30 seconds, and how long the rest takes at this rate.
 * Time before the first item does not count. It returns nothing until it has enough data.
 */
final class Pace {
  private static final long WINDOW = Duration.ofSeconds(30).toNanos();
  private static final long ENOUGH = Duration.ofSeconds(5).toNanos();

  private final LongSupplier nanoseconds;
  private final Deque<Moment> recent = new ArrayDeque<>();

  private record Moment(long at, long done, long items) {}

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
    while (recent.size() > 2 && time() > WINDOW) {
      recent.removeFirst();
    }
  }

  /** Items per second. */
  synchronized Optional<Double> rate() {
    return time() < ENOUGH
        ? Optional.empty()
        : Optional.of((recent.getLast().items() - recent.getFirst().items()) / (time() / 1e9));
  }

  /** The remaining time for work of this size; empty when nothing is left or nothing progresses. */
  synchronized Optional<Duration> left(long size) {
    if (time() < ENOUGH) {
      return Optional.empty();
    }
    long done = recent.getLast().done() - recent.getFirst().done();
    long rest = size - recent.getLast().done();
    return done > 0 && rest > 0
        ? Optional.of(Duration.ofSeconds(Math.round(rest * (time() / 1e9) / done)))
        : Optional.empty();
  }

  /** The nanoseconds between the first and the last recent moment. */
  private long time() {
    return recent.isEmpty() ? 0 : recent.getLast().at() - recent.getFirst().at();
  }
}
