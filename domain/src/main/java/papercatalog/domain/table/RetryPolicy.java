package papercatalog.domain.table;

import module java.base;

/**
 * How often to retry a temporary failure, and how long to wait: exponentially with full jitter, so
 * that writers that were throttled together do not retry together.
 *
 * @param attempts maximum number, including the first
 * @param firstPause upper bound of the first pause; it doubles with each attempt
 */
public record RetryPolicy(int attempts, Duration firstPause, Duration longestPause) {
  /** For throttling that DynamoDB's client does not retry itself. */
  static final RetryPolicy OF_REQUESTS =
      new RetryPolicy(8, Duration.ofMillis(100), Duration.ofMillis(6_400));

  /** Retries forever, with pauses that let a throttled index recover. */
  public static final RetryPolicy UNTIL_SERVED =
      new RetryPolicy(Integer.MAX_VALUE, Duration.ofMillis(500), Duration.ofSeconds(20));

  private static final int MAX_DOUBLINGS = 30;

  public RetryPolicy withAttempts(int newAttempts) {
    return new RetryPolicy(newAttempts, firstPause, longestPause);
  }

  /** The pause after a number of attempts; empty when there is no next attempt. */
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
