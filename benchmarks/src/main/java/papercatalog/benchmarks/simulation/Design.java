package papercatalog.benchmarks.simulation;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * The index of each flow.
 *
 * @param indexes by name of the flow; flows of the same index share its limits
 */
public record Design(String name, Map<String, String> indexes) {
  /**
   * Simulates a load.
   *
   * @param limits of each index
   */
  public AdmittedLoad under(Load load, Limits limits, Span span) {
    Map<String, Admission> admissions = new HashMap<>();
    indexes.values().forEach(index -> admissions.putIfAbsent(index, new Admission(limits)));
    Map<String, Long> offered = new TreeMap<>();
    Map<String, Long> admitted = new TreeMap<>();
    load.during(
        span.uncounted() + span.counted(),
        request -> {
          String flow = request.flow().name();
          boolean admits = admissions.get(indexes.get(flow)).admits(request);
          if (request.at() >= span.uncounted()) {
            offered.merge(flow, 1L, Long::sum);
            admitted.merge(flow, admits ? 1L : 0L, Long::sum);
          }
        });
    Map<String, Integer> partitions = new TreeMap<>();
    admissions.forEach((index, admission) -> partitions.put(index, admission.partitions()));
    return new AdmittedLoad(offered, admitted, partitions);
  }
}
