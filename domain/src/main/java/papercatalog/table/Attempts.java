package papercatalog.table;

import java.util.concurrent.ThreadLocalRandom;

/**
 * Repeats of what DynamoDB refused for the moment, which its client does not repeat by itself: with
 * pauses that double, each of a random length up to its bound, so that writers do not meet again.
 */
public final class Attempts {
  private static final int MAX = 8;
  private static final long FIRST_PAUSE_MILLISECONDS = 50;

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
    long bound = FIRST_PAUSE_MILLISECONDS << made;
    made++;
    try {
      Thread.sleep(ThreadLocalRandom.current().nextLong(bound));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted between two attempts", e);
    }
    return true;
  }
}
