package papercatalog.cli.transfer;

import module java.base;

/** Detects lasting throttling, so that messages can name it from time to time. */
final class LastingThrottling {
  private static final Duration LONG = Duration.ofSeconds(10);

  private final LongSupplier nanoseconds;
  private boolean met;
  private long last;
  private long reported;

  LastingThrottling(LongSupplier nanoseconds) {
    this.nanoseconds = nanoseconds;
  }

  boolean lasts() {
    long now = nanoseconds.getAsLong();
    if (!met || now - last > LONG.toNanos()) {
      reported = now; // It has just begun and may end soon.
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
