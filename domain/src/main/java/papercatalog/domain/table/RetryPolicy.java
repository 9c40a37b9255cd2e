package papercatalog.domain.table;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/**
 * How often work that failed for the moment is tried again, and after which pauses: exponential
 * with full jitter, so that many writers that were refused together do not come back together.
 *
 * @param attempts the first one and its repeats
 * @param firstPause the longest that the first pause may be; it doubles
 * @param longestPause the longest that any may be
 */
public record RetryPolicy(int attempts, Duration firstPause, Duration longestPause) {
  /** For what DynamoDB refuses and its client does not repeat by itself. */
  static final RetryPolicy OF_REQUESTS =
      new RetryPolicy(8, Duration.ofMillis(100), Duration.ofMillis(6_400));

  /** Without an end, and with pauses that a throttled index needs to recover. */
  public static final RetryPolicy UNTIL_SERVED =
      new RetryPolicy(Integer.MAX_VALUE, Duration.ofMillis(500), Duration.ofSeconds(20));

  private static final int MAX_DOUBLINGS = 30;

  /** The same pauses with another number of attempts. */
  public RetryPolicy withAttempts(int newAttempts) {
    return new RetryPolicy(newAttempts, firstPause, longestPause);
  }

  /**
   * How long to wait before the next attempt; empty when there is to be none.
   *
   * @param made how many attempts have been made, at least one
   */
  public Optional<Duration> pauseAfter(int made) {
    if (made >= attempts) {
      return Optional.empty();
    }
    long bound =
        Math.min(
            longestPause.toMillis(), firstPause.toMillis() << Math.min(made - 1, MAX_DOUBLINGS));
    return Optional.of(Duration.ofMillis(ThreadLocalRandom.current().nextLong(bound + 1)));
  }
}
