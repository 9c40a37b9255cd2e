package papercatalog.domain.table;

import module java.base;

/** The attempts at one piece of work, under a retry policy. Not thread-safe. */
public final class Attempts {
  /** In tests, decides whether a pause is over at once. */
  static volatile Predicate<Duration> time;

  private final RetryPolicy policy;
  private int failed;

  /** Attempts at a request that DynamoDB may throttle. */
  public Attempts() {
    this(RetryPolicy.OF_REQUESTS);
  }

  public Attempts(RetryPolicy policy) {
    this.policy = policy;
  }

  /** Counts a failed attempt; returns the pause before the next, if there is one. */
  public Optional<Duration> failed() {
    failed++;
    return policy.pauseAfter(failed);
  }

  /** Counts a failed attempt and waits before the next; false when there is none. */
  public boolean another() {
    Optional<Duration> pause = failed();
    pause.ifPresent(Attempts::sleep);
    return pause.isPresent();
  }

  /** Does work, and repeats it while its failure passes; then fails as the last attempt did. */
  public <T> T repeat(Predicate<RuntimeException> passes, Supplier<T> work) {
    while (true) {
      try {
        return work.get();
      } catch (RuntimeException e) {
        if (!passes.test(e) || !another()) {
          throw e;
        }
      }
    }
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
