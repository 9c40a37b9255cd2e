package papercatalog.benchmarks;

import module java.base;

import papercatalog.benchmarks.StartComparison.Pair;
import papercatalog.benchmarks.figures.Report;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.local.lambda.EngineProcess;

/**
 * Compares each function of WP-002's patterns with the same function of another checkout: the cost
 * of a change.
 *
 * @param before the other checkout, built; it must read the items that this one writes
 */
record Editions(Zips before, Zips zips) implements Measurement {
  private static final Set<AccessPattern<?>> WP_002 =
      Set.copyOf(AccessPatterns.all().subList(0, 5));

  private static final StartComparison COMPARISON =
      new StartComparison("editions", "After a change ÷ before it", "before");

  @Override
  public List<Report> run(Effort effort, EngineProcess engine)
      throws IOException, InterruptedException {
    List<Pair> pairs = new ArrayList<>();
    for (AccessPattern<?> pattern : effort.patterns()) {
      if (WP_002.contains(pattern)) {
        pairs.add(
            new Pair(
                Contender.of(pattern, "", zips.functions()),
                Contender.of(pattern, "", before.functions())));
        zips.aot("aot")
            .flatMap(
                now ->
                    before
                        .aot("aot")
                        .map(
                            then ->
                                new Pair(
                                    Contender.of(pattern, ", AOT", now),
                                    Contender.of(pattern, ", AOT", then))))
            .ifPresent(pairs::add);
      }
    }
    return List.of(COMPARISON.of(pairs, effort, engine));
  }
}
