package papercatalog.runtime.benchmarks;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.runtime.benchmarks.StartComparison.Pair;

/** Measurements of functions, each divided by another one in the same package. */
final class Comparisons {
  private static final List<AccessPattern<?>> PAPERS =
      List.of(AccessPatterns.GET_PAPER, AccessPatterns.LIST_COLLECTION_PAPERS);
  private static final List<AccessPattern<?>> WP_002 = AccessPatterns.all().subList(0, 5);

  /** Warm-up until compilation has finished. */
  private static final int WARM_UP_FACTOR = 8;

  private Comparisons() {}

  /**
   * Divides a warm request by the same DynamoDB request of the SDK without any processing: the
   * difference is our code. Each round uses new processes.
   */
  static Measurement warmPath(Zips zips) {
    List<Contender> floors =
        Stream.of("GetItemBaseline", "QueryBaseline")
            .map(name -> Contender.floor(name, name, zips.floor()))
            .toList();
    return (workload, engine) -> {
      List<Pair> pairs = new ArrayList<>();
      for (int i = 0; i < PAPERS.size(); i++) {
        for (var zip : zips.ofFunctions().entrySet()) {
          Contender function = Contender.of(PAPERS.get(i), zip.getKey(), zip.getValue());
          pairs.add(new Pair(function, floors.get(i)));
        }
      }
      return List.of(
          new StartComparison("warm-path", "Warm request", "bare SDK")
              .of(pairs, workload.withWarmUp(WARM_UP_FACTOR * workload.warmUp()), engine));
    };
  }

  /** Divides a paper and a list in each format by the same in JSON. */
  static Measurement formats(Zips zips) {
    return (workload, engine) -> {
      List<Pair> pairs = new ArrayList<>();
      for (AccessPattern<?> pattern : patterns(workload, PAPERS)) {
        List<Format> others =
            pattern.formats().stream().filter(format -> format != Format.JSON).toList();
        for (Format format : workload.of(others)) {
          zips.ofFunctions()
              .forEach(
                  (suffix, zip) ->
                      pairs.add(
                          new Pair(
                              Contender.of(pattern, format, suffix, zip),
                              Contender.of(pattern, suffix, zip))));
        }
      }
      return List.of(
          new StartComparison("formats", "Other formats ÷ JSON", "JSON")
              .of(pairs, workload, engine));
    };
  }

  /**
   * Divides WP-002's patterns by those of another checkout, which must be built and read the items
   * that this one writes.
   */
  static Measurement editions(Zips before, Zips zips) {
    return (workload, engine) -> {
      List<Pair> pairs = new ArrayList<>();
      for (AccessPattern<?> pattern : patterns(workload, WP_002)) {
        var then = before.ofFunctions();
        var now = zips.ofFunctions();
        now.keySet().retainAll(then.keySet());
        now.forEach(
            (suffix, zip) ->
                pairs.add(
                    new Pair(
                        Contender.of(pattern, suffix, zip),
                        Contender.of(pattern, suffix, then.get(suffix)))));
      }
      return List.of(
          new StartComparison("editions", "After a change ÷ before it", "before")
              .of(pairs, workload, engine));
    };
  }

  private static List<AccessPattern<?>> patterns(Workload workload, List<AccessPattern<?>> wanted) {
    return wanted.stream().filter(workload.patterns()::contains).toList();
  }
}
