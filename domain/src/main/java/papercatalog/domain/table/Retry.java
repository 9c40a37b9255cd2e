package papercatalog.domain.table;

import module java.base;

/**
 * How often to retry a temporary failure, and how long to wait: exponentially with full jitter, so
 * that writers that were throttled together do not retry together.
 *
 * @param attempts maximum number, including the first
 * @param firstPause upper bound of the first pause; it doubles with each attempt
 */
public record Retry(int attempts, Duration firstPause, Duration longestPause) {
  /** For throttling that DynamoDB's client does not retry itself. */
  public static final Retry OF_REQUESTS =
      new Retry(8, Duration.ofMillis(100), Duration.ofMillis(6_400));

  /** Retries forever, with pauses that let a throttled index recover. */
  public static final Retry UNTIL_SERVED =
      new Retry(Integer.MAX_VALUE, Duration.ofMillis(500), Duration.ofSeconds(20));

  private static final int MAX_DOUBLINGS = 30;

  /** In tests, decides whether a pause is over at once. */
  static volatile Predicate<Duration> time;

  /** The attempts at one piece of work. Not thread-safe. */
  public final class Attempts {
    private int failed;

    /** Counts a failed attempt; returns the pause before the next, if there is one. */
    public Optional<Duration> failed() {
      failed++;
      return pauseAfter(failed);
    }

    /** Counts a failed attempt and waits before the next; false when there is none. */
    public boolean another() {
      Optional<Duration> pause = failed();
      pause.ifPresent(Retry::sleep);
      return pause.isPresent();
    }
  }

  public Attempts begin() {
    return new Attempts();
  }

  /** Does work, and repeats it while its failure passes; then fails as the last attempt did. */
  public <T> T repeat(Predicate<RuntimeException> passes, Supplier<T> work) {
    Attempts made = begin();
    while (true) {
      try {
        return work.get();
      } catch (RuntimeException e) {
        if (!passes.test(e) || !made.another()) {
          throw e;
        }
      }
    }
  }

  public Retry withAttempts(int newAttempts) {
    return new Retry(newAttempts, firstPause, longestPause);
  }

  /** The pause after a number of attempts; empty when there is no next attempt. */
  Optional<Duration> pauseAfter(int made) {
    if (made >= attempts) {
      return Optional.empty();
    }
    long bound =
        Math.min(
            longestPause.toMillis(), firstPause.toMillis() << Math.min(made - 1, MAX_DOUBLINGS));
    return Optional.of(Duration.ofMillis(ThreadLocalRandom.current().nextLong(bound + 1)));
  }

  public static void sleep(Duration pause) {
    if (time != null && time.test(pause)) {
      return;
    }
    try {
      Thread.sleep(pause);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted between two attempts", e);
    }
  }
}
