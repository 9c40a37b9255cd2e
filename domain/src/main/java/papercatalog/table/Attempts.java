package papercatalog.table;

import java.time.Duration;

/** Repeats of what DynamoDB refused for the moment, which its client does not repeat by itself. */
public final class Attempts {
  private static final int MAX = 8;
  private static final Backoff BACKOFF =
      new Backoff(Duration.ofMillis(100), Duration.ofMillis(6_400));

  private int made = 1;

  /**
   * Pauses, if there is to be another attempt.
   *
   * @return false when there have been enough
   * @throws IllegalStateException when interrupted
   */
  public boolean another() {
    if (made == MAX) {
      return false;
    }
    Duration pause = BACKOFF.pause(made);
    made++;
    try {
      Thread.sleep(pause);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted between two attempts", e);
    }
    return true;
  }
}
