package papercatalog.benchmarks.simulation;

/**
 * How long a load lasts.
 *
 * @param uncounted seconds at the beginning, until it is as it will stay
 * @param counted seconds after them
 */
public record Span(double uncounted, double counted) {
  /** From the beginning. */
  public static Span of(double seconds) {
    return new Span(0, seconds);
  }

  /** The same after some seconds that are not counted. */
  public Span after(double seconds) {
    return new Span(seconds, counted);
  }
}
