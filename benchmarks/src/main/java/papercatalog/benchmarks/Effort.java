package papercatalog.benchmarks;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;

/**
 * How long to measure, and how much.
 *
 * @param uncounted rounds before the others, which fill the caches of the machine
 * @param rounds in which every contender is started once
 * @param warmUp requests that a started process answers before it is warm
 * @param requests measured after that
 * @param patterns to start functions of
 * @param alternatives of each kind, HTTP clients or options of the JVM, at most
 * @param catalogSizes papers, for growth
 * @param loadSeconds of load
 */
record Effort(
    int uncounted,
    int rounds,
    int warmUp,
    int requests,
    List<AccessPattern<?>> patterns,
    int alternatives,
    List<Integer> catalogSizes,
    int loadSeconds) {
  /** For figures worth printing. */
  static final Effort FULL =
      new Effort(
          1,
          9,
          500,
          500,
          AccessPatterns.all(),
          Integer.MAX_VALUE,
          List.of(1_000, 10_000, 100_000),
          60);

  /** Shows that everything still runs, and nothing else. */
  static final Effort SMOKE =
      new Effort(0, 1, 1, 2, List.of(AccessPatterns.GET_PAPER), 1, List.of(30), 1);

  /** As many of the alternatives as are to be measured. */
  <T> List<T> of(List<T> all) {
    return all.subList(0, Math.min(alternatives, all.size()));
  }

  /** Measures one thing once. */
  @FunctionalInterface
  interface Measurement<K, T> {
    T of(K measured) throws IOException, InterruptedException;
  }

  /**
   * Measures each thing once a round, so that another load of the machine falls on all of them
   * alike.
   *
   * @return the results of the counted rounds
   */
  <K, T> Map<K, List<T>> inRounds(Collection<K> all, Measurement<K, T> measurement)
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

  /** The same in another number of rounds. */
  Effort withRounds(int other) {
    return new Effort(
        uncounted, other, warmUp, requests, patterns, alternatives, catalogSizes, loadSeconds);
  }

  /** The same with catalogs of other sizes. */
  Effort withCatalogSizes(List<Integer> others) {
    return new Effort(
        uncounted, rounds, warmUp, requests, patterns, alternatives, others, loadSeconds);
  }
}
