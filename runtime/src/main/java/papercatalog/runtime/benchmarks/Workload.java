package papercatalog.runtime.benchmarks;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;

/**
 * The extent of the measurements.
 *
 * @param uncounted rounds that warm the caches of the machine
 * @param rounds starts of each contender
 * @param warmUp requests before a process is warm
 * @param requests measured after the warm-up
 * @param alternatives maximum number of each kind, such as formats
 * @param catalogSizes papers, for growth
 * @param options of the JVMs that a snapshot is measured in
 */
record Workload(
    int uncounted,
    int rounds,
    int warmUp,
    int requests,
    List<AccessPattern<?>> patterns,
    int alternatives,
    List<Integer> catalogSizes,
    List<String> options) {
  /** Only checks that everything runs. */
  static final Workload SMOKE =
      new Workload(
          0,
          1,
          1,
          2,
          List.of(AccessPatterns.GET_PAPER),
          1,
          List.of(30),
          List.of("-XX:TieredStopAtLevel=1"));

  <T> List<T> of(List<T> all) {
    return all.subList(0, Math.min(alternatives, all.size()));
  }

  @FunctionalInterface
  interface Timing<K, T> {
    T of(K measured) throws IOException, InterruptedException;
  }

  /**
   * Measures each subject once per round, so that other load on the machine affects all equally.
   */
  <K, T> Map<K, List<T>> inRounds(Collection<K> all, Timing<K, T> timing)
      throws IOException, InterruptedException {
    return inRounds(all, uncounted, rounds, timing);
  }

  static <K, T> Map<K, List<T>> inRounds(
      Collection<K> all, int uncounted, int rounds, Timing<K, T> timing)
      throws IOException, InterruptedException {
    Map<K, List<T>> results = new LinkedHashMap<>();
    all.forEach(one -> results.put(one, new ArrayList<>()));
    for (int round = -uncounted; round < rounds; round++) {
      for (Map.Entry<K, List<T>> one : results.entrySet()) {
        T result = timing.of(one.getKey());
        if (round >= 0) {
          one.getValue().add(result);
        }
      }
    }
    return results;
  }

  Workload withWarmUp(int other) {
    return new Workload(
        uncounted, rounds, other, requests, patterns, alternatives, catalogSizes, options);
  }
}
