package papercatalog.local.eventsource;

import java.time.Duration;

/**
 * Batch size and retries.
 *
 * @param batch maximum number of records
 * @param retries after the first attempt
 * @param firstPause before the first retry; doubles with each retry
 * @param longestPause maximum
 */
public record Retrying(int batch, int retries, Duration firstPause, Duration longestPause) {
  Duration pauseBefore(int retry) {
    Duration pause = firstPause.multipliedBy(1L << Math.min(retry - 1, 20));
    return pause.compareTo(longestPause) < 0 ? pause : longestPause;
  }
}
