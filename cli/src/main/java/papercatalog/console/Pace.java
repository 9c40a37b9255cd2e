package papercatalog.console;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * How fast work goes on, by what was done in the last half minute: what came before the first item
 * slows no estimate down. It says nothing until it has seen enough.
 */
final class Pace {
  private static final Duration WINDOW = Duration.ofSeconds(30);
  private static final Duration ENOUGH = Duration.ofSeconds(5);

  private final LongSupplier nanoseconds;
  private final Deque<Moment> moments = new ArrayDeque<>();

  private record Moment(long at, long done, long items) {}

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
    moments.add(new Moment(nanoseconds.getAsLong(), done, items));
    while (moments.size() > 2 && span() > WINDOW.toNanos()) {
      moments.removeFirst();
    }
  }

  /** Items a second. */
  synchronized Optional<Double> rate() {
    return enough()
        ? Optional.of((moments.getLast().items() - moments.getFirst().items()) / seconds())
        : Optional.empty();
  }

  /** How long the rest of so much work takes, unless nothing is left or nothing goes on. */
  synchronized Optional<Duration> left(long size) {
    if (!enough()) {
      return Optional.empty();
    }
    long rest = size - moments.getLast().done();
    long done = moments.getLast().done() - moments.getFirst().done();
    return rest <= 0 || done <= 0
        ? Optional.empty()
        : Optional.of(Duration.ofSeconds(Math.round(rest * seconds() / done)));
  }

  private boolean enough() {
    return moments.size() > 1 && span() >= ENOUGH.toNanos();
  }

  private long span() {
    return moments.getLast().at() - moments.getFirst().at();
  }

  private double seconds() {
    return span() / 1e9;
  }
}
