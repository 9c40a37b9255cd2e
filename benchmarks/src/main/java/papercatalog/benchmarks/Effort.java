package papercatalog.benchmarks;

import java.util.List;
import papercatalog.domain.schema.AccessPattern;

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
    List<AccessPattern> patterns,
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
          List.of(AccessPattern.values()),
          Integer.MAX_VALUE,
          List.of(1_000, 10_000, 100_000),
          60);

  /** Shows that everything still runs, and nothing else. */
  static final Effort SMOKE =
      new Effort(0, 1, 1, 2, List.of(AccessPattern.GET_PAPER), 1, List.of(30), 1);

  /** As many of the alternatives as are to be measured. */
  <T> List<T> of(List<T> all) {
    return all.subList(0, Math.min(alternatives, all.size()));
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
