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
record Effort(
    int uncounted,
    int rounds,
    int warmUp,
    int requests,
    List<AccessPattern<?>> patterns,
    int alternatives,
    List<Integer> catalogSizes,
    List<String> options) {
  /** Only checks that everything runs. */
  static final Effort SMOKE =
      new Effort(
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
  interface Measurement<K, T> {
    T of(K measured) throws IOException, InterruptedException;
  }

  /**
   * Measures each subject once per round, so that other load on the machine affects all equally.
   */
  <K, T> Map<K, List<T>> inRounds(Collection<K> all, Measurement<K, T> measurement)
      throws IOException, InterruptedException {
    return inRounds(all, uncounted, rounds, measurement);
  }

  static <K, T> Map<K, List<T>> inRounds(
      Collection<K> all, int uncounted, int rounds, Measurement<K, T> measurement)
      throws IOException, InterruptedException {
    Map<K, List<T>> results = new LinkedHashMap<>();
    all.forEach(one -> results.put(one, new ArrayList<>()));
    for (int round = -uncounted; round < rounds; round++) {
      for (Map.Entry<K, List<T>> one : results.entrySet()) {
        T result = measurement.of(one.getKey());
        if (round >= 0) {
          one.getValue().add(result);
        }
      }
    }
    return results;
  }

  Effort withWarmUp(int other) {
    return new Effort(
        uncounted, rounds, other, requests, patterns, alternatives, catalogSizes, options);
  }
}
