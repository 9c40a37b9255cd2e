package papercatalog.benchmarks.simulation;

import java.util.Map;

/**
 * The part of a load that DynamoDB admitted.
 *
 * @param offered requests by name of the flow
 * @param admitted requests by name of the flow
 * @param partitions of each index at the end
 */
public record AdmittedLoad(
    Map<String, Long> offered, Map<String, Long> admitted, Map<String, Integer> partitions) {
  /** The refused share of a flow, from 0 to 1. */
  public double refused(Flow flow) {
    long all = offered.getOrDefault(flow.name(), 0L);
    return all == 0 ? 0 : (all - admitted.get(flow.name())) / (double) all;
  }

  /** The admitted units of a flow. */
  public double units(Flow flow) {
    return admitted.getOrDefault(flow.name(), 0L) * flow.units();
  }
}
