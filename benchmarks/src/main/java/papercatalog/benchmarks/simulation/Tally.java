package papercatalog.benchmarks.simulation;

/**
 * What has become of the requests of one flow.
 *
 * @param units that were admitted
 * @param firstRefusal seconds until the first refusal; infinite when there is none
 */
public record Tally(
    long admitted, long overMaximum, long overPartition, double units, double firstRefusal) {
  /** All requests. */
  public long offered() {
    return admitted + overMaximum + overPartition;
  }

  /** How many of them were refused, of 1. */
  public double refused() {
    return offered() == 0 ? 0 : (overMaximum + overPartition) / (double) offered();
  }
}
