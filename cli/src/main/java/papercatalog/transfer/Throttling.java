package papercatalog.transfer;

import java.time.Duration;

/** Notices when throttling lasts, so that the operator hears of it now and then. */
final class Throttling {
  private static final Duration LONG = Duration.ofSeconds(10);

  private boolean met;
  private long last;
  private long told;

  /** Somebody was refused just now; true when that has been so for a while, and was not told. */
  boolean lasts() {
    long now = System.nanoTime();
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
