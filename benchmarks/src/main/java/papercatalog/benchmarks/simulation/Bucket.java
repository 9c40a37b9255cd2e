package papercatalog.benchmarks.simulation;

/** A token bucket that fills at a constant rate up to its capacity. */
final class Bucket {
  private final double rate;
  private final double capacity;
  private double tokens;
  private double filledAt;

  /**
   * @param rate tokens per second
   * @param capacity maximum number of tokens
   * @param tokens initial number
   * @param at initial time
   */
  Bucket(double rate, double capacity, double tokens, double at) {
    this.rate = rate;
    this.capacity = capacity;
    this.tokens = tokens;
    this.filledAt = at;
  }

  /** Returns whether the bucket holds enough tokens; times must not decrease. */
  boolean holds(double units, double at) {
    tokens = Math.min(capacity, tokens + rate * (at - filledAt));
    filledAt = at;
    return tokens >= units;
  }

  /** Takes tokens; check {@link #holds} first. */
  void take(double units) {
    tokens -= units;
  }
}
