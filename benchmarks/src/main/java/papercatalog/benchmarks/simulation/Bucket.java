package papercatalog.benchmarks.simulation;

/** A token bucket: fills at a rate up to what it holds, and gives while there is enough. */
final class Bucket {
  private final double rate;
  private final double capacity;
  private double tokens;
  private double filledAt;

  /**
   * @param rate tokens a second
   * @param capacity tokens at most
   * @param tokens that are in it at first
   * @param at the time of that
   */
  Bucket(double rate, double capacity, double tokens, double at) {
    this.rate = rate;
    this.capacity = capacity;
    this.tokens = tokens;
    this.filledAt = at;
  }

  /** Whether so many are in it; times never go back. */
  boolean holds(double units, double at) {
    tokens = Math.min(capacity, tokens + rate * (at - filledAt));
    filledAt = at;
    return tokens >= units;
  }

  /** Takes what it holds. */
  void take(double units) {
    tokens -= units;
  }
}
