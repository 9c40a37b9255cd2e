package papercatalog.telemetry;

import org.HdrHistogram.Histogram;

/**
 * How long requests took, as so many that took so long: exact up to 204.7 ms, and to a thousandth
 * beyond, in the same memory for any number of requests.
 */
final class Latencies {
  /** An hour: Lambda ends a function after a quarter of it. */
  static final double MAX_MS = 3_600_000;

  /** Lines give milliseconds to a tenth. */
  private static final double PARTS = 10;

  private static final int DIGITS = 3;

  private final Histogram histogram = new Histogram((long) (MAX_MS * PARTS), DIGITS);

  void add(double ms) {
    histogram.recordValue(Math.round(ms * PARTS));
  }

  /** The time that so many percent of the requests did not exceed. */
  double percentile(double percent) {
    return histogram.getValueAtPercentile(percent) / PARTS;
  }
}
