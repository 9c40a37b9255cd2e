package papercatalog.transfer;

import java.time.Duration;
import java.util.function.LongSupplier;

/** Notices when throttling lasts, so that the operator hears of it now and then. */
final class Throttling {
  private static final Duration LONG = Duration.ofSeconds(10);

  private final LongSupplier nanoseconds;
  private boolean met;
  private long last;
  private long told;

  /**
   * Nobody has been refused yet.
   *
   * @param nanoseconds a clock such as {@link System#nanoTime}
   */
  Throttling(LongSupplier nanoseconds) {
    this.nanoseconds = nanoseconds;
  }

  /** Somebody was refused just now; true when that has been so for a while, and was not told. */
  boolean lasts() {
    long now = nanoseconds.getAsLong();
    if (!met || now - last > LONG.toNanos()) {
      told = now; // It has just begun, and may soon be over.
    }
    met = true;
    last = now;
    boolean tell = now - told >= LONG.toNanos();
    if (tell) {
      told = now;
    }
    return tell;
  }
}
