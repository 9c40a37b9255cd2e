package papercatalog.local.eventsource;

import java.time.Duration;

/**
 * How batches are made and how often one is brought again.
 *
 * @param batch so many records at most
 * @param retries after the first attempt
 * @param firstPause before the first retry; it doubles with each
 * @param longestPause as far as that
 */
public record Retrying(int batch, int retries, Duration firstPause, Duration longestPause) {
  Duration pauseBefore(int retry) {
    Duration pause = firstPause.multipliedBy(1L << Math.min(retry - 1, 20));
    return pause.compareTo(longestPause) < 0 ? pause : longestPause;
  }
}
