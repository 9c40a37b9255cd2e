package papercatalog.benchmarks.simulation;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Which index each flow is answered from.
 *
 * @param indexes by the names of the flows; those that share a name share its limits
 */
public record Design(String name, Map<String, String> indexes) {
  /**
   * What the design makes of a load.
   *
   * @param limits of each index
   */
  public Outcome under(Load load, Limits limits, Span span) {
    Map<String, Admission> admissions = new HashMap<>();
    indexes.values().forEach(index -> admissions.putIfAbsent(index, new Admission(limits)));
    Map<String, Count> counts = new HashMap<>();
    load.flows().forEach(flow -> counts.put(flow.name(), new Count()));
    load.during(
        span.uncounted() + span.counted(),
        request -> {
          String flow = request.flow().name();
          Verdict verdict = admissions.get(indexes.get(flow)).decide(request);
          if (request.at() >= span.uncounted()) {
            counts.get(flow).add(request, verdict);
          }
        });
    Map<String, Tally> tallies = new TreeMap<>();
    counts.forEach((flow, count) -> tallies.put(flow, count.tally()));
    Map<String, Integer> partitions = new TreeMap<>();
    admissions.forEach((index, admission) -> partitions.put(index, admission.partitions()));
    return new Outcome(span.counted(), tallies, partitions);
  }
}
