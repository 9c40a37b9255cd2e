package papercatalog.benchmarks.simulation;

/**
 * The duration of a load.
 *
 * @param uncounted seconds until the load is steady
 * @param counted seconds after them
 */
public record Span(double uncounted, double counted) {
  /** Counts from the start. */
  public static Span of(double seconds) {
    return new Span(0, seconds);
  }

  /** Adds uncounted seconds at the start. */
  public Span after(double seconds) {
    return new Span(seconds, counted);
  }
}
