package papercatalog.replay;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import papercatalog.table.Attempts;

/**
 * Lets so many events a second pass, evenly: whoever hears of them should not be overrun. Not
 * thread-safe.
 */
public final class Pacing {
  private final long interval;
  private final LongSupplier nanoseconds;
  private final Consumer<Duration> sleep;
  private long next;

  /** So many a second. */
  public Pacing(double rate) {
    this(rate, System::nanoTime, Attempts::sleep);
  }

  Pacing(double rate, LongSupplier nanoseconds, Consumer<Duration> sleep) {
    this.interval = Math.round(1e9 / rate);
    this.nanoseconds = nanoseconds;
    this.sleep = sleep;
    this.next = nanoseconds.getAsLong();
  }

  /** Waits until the next may pass; time that was not used is not made up for. */
  public void await() {
    long left = next - nanoseconds.getAsLong();
    if (left > 0) {
      sleep.accept(Duration.ofNanos(left));
    }
    next = Math.max(next, nanoseconds.getAsLong()) + interval;
  }
}
