package papercatalog.local.eventsource;

import java.time.Duration;
import papercatalog.announcements.stream.AnnouncingFunction;

/**
 * Batch size and retries.
 *
 * @param batch maximum number of records
 * @param retries after the first attempt
 * @param firstPause before the first retry; doubles with each retry
 * @param longestPause maximum
 */
public record Retrying(int batch, int retries, Duration firstPause, Duration longestPause) {
  /** As the stack's mappings retry, with shorter pauses. */
  public static Retrying asDeployed(int batch) {
    return new Retrying(
        batch, AnnouncingFunction.RETRIES, Duration.ofMillis(200), Duration.ofSeconds(5));
  }

  Duration pauseBefore(int retry) {
    Duration pause = firstPause.multipliedBy(1L << Math.min(retry - 1, 20));
    return pause.compareTo(longestPause) < 0 ? pause : longestPause;
  }
}
