package papercatalog.benchmarks.simulation;

import java.util.Map;

/**
 * What a load came to.
 *
 * @param seconds that were counted
 * @param tallies by the names of the flows
 * @param partitions of each index at the end
 */
public record Outcome(double seconds, Map<String, Tally> tallies, Map<String, Integer> partitions) {
  /** What became of a flow. */
  public Tally of(Flow flow) {
    return tallies.get(flow.name());
  }

  /** How many requests of a flow were admitted in a second, on average. */
  public double perSecond(Flow flow) {
    return of(flow).admitted() / seconds;
  }
}
