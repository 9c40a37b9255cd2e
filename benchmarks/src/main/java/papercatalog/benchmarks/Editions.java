package papercatalog.benchmarks;

import module java.base;

import papercatalog.benchmarks.StartComparison.Pair;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.local.lambda.EngineProcess;
import papercatalog.local.lambda.Packaging;

/**
 * Compares WP-002's patterns with those of another checkout, which must be built and read the items
 * that this one writes.
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
        Map<String, Packaging> now = zips.ofFunctions();
        before
            .ofFunctions()
            .forEach(
                (suffix, then) -> {
                  if (now.containsKey(suffix)) {
                    pairs.add(
                        new Pair(
                            Contender.of(pattern, suffix, now.get(suffix)),
                            Contender.of(pattern, suffix, then)));
                  }
                });
      }
    }
    return List.of(COMPARISON.of(pairs, effort, engine));
  }
}
