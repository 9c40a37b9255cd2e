package papercatalog.cli.console;

import java.time.Duration;

public final class Stopwatch {
  private final long start = System.nanoTime();

  /** {@code 12.3 s, 813 papers a second}. */
  public String text(long papers) {
    double seconds = Duration.ofNanos(System.nanoTime() - start).toMillis() / 1_000.0;
    return seconds == 0
        ? "0.0 s"
        : "%.1f s, %,.0f papers a second".formatted(seconds, papers / seconds);
  }
}
