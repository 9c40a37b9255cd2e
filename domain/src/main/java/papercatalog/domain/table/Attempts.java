package papercatalog.domain.table;

import java.time.Duration;
import java.util.Optional;

/** The attempts at one piece of work, by a policy. Not thread-safe. */
public final class Attempts {
  private final RetryPolicy policy;
  private int failed;

  /** At a request that DynamoDB may refuse for the moment. */
  public Attempts() {
    this(RetryPolicy.OF_REQUESTS);
  }

  public Attempts(RetryPolicy policy) {
    this.policy = policy;
  }

  /** Counts an attempt that failed: how long to wait before the next, if there is to be one. */
  public Optional<Duration> failed() {
    failed++;
    return policy.pauseAfter(failed);
  }

  /**
   * Counts an attempt that failed and waits, if there is to be another.
   *
   * @return false when there have been enough
   * @throws IllegalStateException when interrupted
   */
  public boolean another() {
    Optional<Duration> pause = failed();
    pause.ifPresent(Attempts::sleep);
    return pause.isPresent();
  }

  /**
   * Waits between two attempts.
   *
   * @throws IllegalStateException when interrupted
   */
  public static void sleep(Duration pause) {
    try {
      Thread.sleep(pause);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted between two attempts", e);
    }
  }
}
