package papercatalog.benchmark;

import java.util.List;
import papercatalog.schema.AccessPattern;

/**
 * How long to measure.
 *
 * @param rounds in which every contender is started once
 * @param warmUp requests that a started process answers before it is warm
 * @param requests measured after that
 * @param patterns to start functions of
 * @param catalogSizes papers, for growth
 * @param loadSeconds of load
 */
record Effort(
    int rounds,
    int warmUp,
    int requests,
    List<AccessPattern> patterns,
    List<Integer> catalogSizes,
    int loadSeconds) {
  /** For figures worth printing. */
  static final Effort FULL =
      new Effort(9, 500, 500, List.of(AccessPattern.values()), List.of(1_000, 10_000, 100_000), 60);

  /** Shows that everything still runs, and nothing else. */
  static final Effort SMOKE = new Effort(1, 1, 2, List.of(AccessPattern.GET_PAPER), List.of(30), 1);

  /** The same in another number of rounds. */
  Effort withRounds(int other) {
    return new Effort(other, warmUp, requests, patterns, catalogSizes, loadSeconds);
  }

  /** The same with catalogs of other sizes. */
  Effort withCatalogSizes(List<Integer> others) {
    return new Effort(rounds, warmUp, requests, patterns, others, loadSeconds);
  }
}
