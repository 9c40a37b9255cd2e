package papercatalog.table;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Pauses between attempts: exponential with full jitter, so that many writers that were refused
 * together do not come back together.
 *
 * @param first the longest that the first pause may be; it doubles
 * @param cap the longest that any may be
 */
public record Backoff(Duration first, Duration cap) {
  /** Begins at half a second and ends at 20, which is what a throttled index needs to recover. */
  public static final Backoff USUAL = new Backoff(Duration.ofMillis(500), Duration.ofSeconds(20));

  private static final int MAX_DOUBLINGS = 30;

  /**
   * How long to wait.
   *
   * @param attempts how many have been made
   */
  public Duration pause(int attempts) {
    long bound =
        Math.min(
            cap.toMillis(), first.toMillis() << Math.min(Math.max(attempts - 1, 0), MAX_DOUBLINGS));
    return Duration.ofMillis(ThreadLocalRandom.current().nextLong(bound + 1));
  }
}
