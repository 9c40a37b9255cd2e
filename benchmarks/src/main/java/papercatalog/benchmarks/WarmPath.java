package papercatalog.benchmarks;

import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;

import module java.base;

import papercatalog.benchmarks.StartComparison.Pair;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.local.lambda.EngineProcess;

/**
 * Compares a warm request with the same DynamoDB request by the SDK without any processing: the
 * difference is our code. Each round uses new processes.
 */
record WarmPath(Zips zips) implements Measurement {
  /** Warm-up until compilation has finished. */
  private static final int WARM_UP_FACTOR = 8;

  private static final StartComparison COMPARISON =
      new StartComparison("warm-path", "Warm request", "bare SDK");

  @Override
  public List<Report> run(Effort effort, EngineProcess engine)
      throws IOException, InterruptedException {
    List<Pair> pairs = new ArrayList<>(pairs("SameGetItem", GET_PAPER));
    pairs.addAll(pairs("SameQuery", LIST_COLLECTION_PAPERS));
    Effort longer = effort.withWarmUp(WARM_UP_FACTOR * effort.warmUp());
    return List.of(COMPARISON.of(pairs, longer, engine));
  }

  /** The function of a pattern in both packages, each with the same floor. */
  private List<Pair> pairs(String floorName, AccessPattern<?> pattern) {
    Contender floor = Contender.floor(floorName, floorName, zips.floor());
    return zips.ofFunctions().entrySet().stream()
        .map(zip -> new Pair(Contender.of(pattern, zip.getKey(), zip.getValue()), floor))
        .toList();
  }
}
