package papercatalog.benchmarks;

import module java.base;

import papercatalog.benchmarks.StartComparison.Pair;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.local.lambda.EngineProcess;
import papercatalog.local.lambda.Packaging;

/** Compares a paper and a list in each format with the same in JSON. */
record Formats(Zips zips) implements Measurement {
  private static final List<AccessPattern<?>> PATTERNS =
      List.of(AccessPatterns.GET_PAPER, AccessPatterns.LIST_COLLECTION_PAPERS);

  private static final StartComparison COMPARISON =
      new StartComparison("formats", "Other formats ÷ JSON", "JSON");

  @Override
  public List<Report> run(Effort effort, EngineProcess engine)
      throws IOException, InterruptedException {
    List<Pair> pairs = new ArrayList<>();
    for (AccessPattern<?> pattern : PATTERNS) {
      if (effort.patterns().contains(pattern)) {
        List<Format> others =
            pattern.formats().stream().filter(format -> format != Format.JSON).toList();
        for (Format format : effort.of(others)) {
          zips.ofFunctions()
              .forEach((suffix, zip) -> pairs.add(pair(pattern, format, suffix, zip)));
        }
      }
    }
    return List.of(COMPARISON.of(pairs, effort, engine));
  }

  private static Pair pair(
      AccessPattern<?> pattern, Format format, String suffix, Packaging packaging) {
    return new Pair(
        Contender.of(pattern, format, suffix, packaging), Contender.of(pattern, suffix, packaging));
  }
}
