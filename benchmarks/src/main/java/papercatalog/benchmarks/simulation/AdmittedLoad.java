package papercatalog.benchmarks.simulation;

import java.util.Map;

/**
 * What DynamoDB let through of a load.
 *
 * @param seconds that were counted
 * @param offered requests by the names of the flows
 * @param admitted requests of these
 * @param partitions of each index at the end
 */
public record AdmittedLoad(
    double seconds,
    Map<String, Long> offered,
    Map<String, Long> admitted,
    Map<String, Integer> partitions) {
  /** The refused share of a flow's requests, from 0 to 1. */
  public double refused(Flow flow) {
    long all = offered.getOrDefault(flow.name(), 0L);
    return all == 0 ? 0 : (all - admitted.get(flow.name())) / (double) all;
  }

  /** Units that were admitted of a flow. */
  public double units(Flow flow) {
    return admitted.getOrDefault(flow.name(), 0L) * flow.units();
  }

  /** How many requests of a flow were admitted in a second, on average. */
  public double perSecond(Flow flow) {
    return admitted.getOrDefault(flow.name(), 0L) / seconds;
  }
}
