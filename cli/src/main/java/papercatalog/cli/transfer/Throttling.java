package papercatalog.cli.transfer;

import java.time.Duration;
import java.util.function.LongSupplier;

/** Notices when throttling lasts, so that the operator hears of it now and then. */
final class Throttling {
  private static final Duration LONG = Duration.ofSeconds(10);

  private final LongSupplier nanoseconds;
  private boolean met;
  private long last;
  private long reported;

  /**
   * No request has been throttled yet.
   *
   * @param nanoseconds a clock such as {@link System#nanoTime}
   */
  Throttling(LongSupplier nanoseconds) {
    this.nanoseconds = nanoseconds;
  }

  /** A request was throttled just now: whether that has been so for a while, and is to be said. */
  boolean lasts() {
    long now = nanoseconds.getAsLong();
    if (!met || now - last > LONG.toNanos()) {
      reported = now; // It has just begun, and may soon be over.
    }
    met = true;
    last = now;
    boolean due = now - reported >= LONG.toNanos();
    if (due) {
      reported = now;
    }
    return due;
  }
}
