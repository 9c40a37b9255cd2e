package papercatalog.runtime.benchmarks;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.runtime.benchmarks.StartComparison.Pair;
import papercatalog.runtime.lambda.EngineProcess;

/**
 * Cold starts of each function and each floor, plain and with an AOT runtime, without and with TLS.
 */
record ColdStart(Zips zips) implements Measurement {
  private static final StartComparison PLAIN =
      new StartComparison("cold-start", "Cold start to first answer", "bare SDK");
  private static final StartComparison TLS =
      new StartComparison(
          "cold-start-tls", "Cold start to first answer, through TLS", "bare SDK", true);

  /** The other patterns do the same work. */
  private static final List<AccessPattern<?>> MEASURED =
      List.of(
          AccessPatterns.GET_PAPER,
          AccessPatterns.LIST_COLLECTION_PAPERS,
          AccessPatterns.LIST_AUTHOR_PAPERS,
          AccessPatterns.LIST_TOPIC_PAPERS,
          AccessPatterns.GET_AUTHOR);

  private static final List<AccessPattern<?>> MEASURED_THROUGH_TLS =
      List.of(AccessPatterns.GET_PAPER, AccessPatterns.LIST_COLLECTION_PAPERS);

  @Override
  public List<Report> run(Workload workload, EngineProcess engine)
      throws IOException, InterruptedException {
    return List.of(
        PLAIN.of(pairs(workload.of(MEASURED)), workload, engine),
        TLS.of(pairs(workload.of(MEASURED_THROUGH_TLS)), workload, engine));
  }

  /** The first contender is the floor that divides all. */
  private List<Pair> pairs(List<AccessPattern<?>> patterns) {
    List<Contender> contenders = contenders(patterns);
    return contenders.stream().map(one -> new Pair(one, contenders.getFirst())).toList();
  }

  private List<Contender> contenders(List<AccessPattern<?>> patterns) {
    List<Contender> contenders = new ArrayList<>();
    contenders.add(Contender.floor("BareGetItem", "bare SDK, GetItem", zips.floor()));
    contenders.add(Contender.floor("Constant", "constant answer", zips.floor()));
    zips.node()
        .ifPresent(
            zip -> contenders.add(Contender.floor("get-item", "Node with its SDK, GetItem", zip)));
    zips.go()
        .ifPresent(
            zip -> contenders.add(Contender.floor("get-item", "Go with its SDK, GetItem", zip)));
    for (AccessPattern<?> pattern : patterns) {
      contenders.add(Contender.of(pattern, "", zips.functions()));
    }
    zips.aot("constant-aot")
        .ifPresent(zip -> contenders.add(Contender.floor("Constant", "constant answer, AOT", zip)));
    zips.aot("sdk-aot")
        .ifPresent(
            zip -> contenders.add(Contender.floor("BareGetItem", "bare SDK, GetItem, AOT", zip)));
    zips.aot("aot")
        .ifPresent(
            zip -> {
              for (AccessPattern<?> pattern : patterns) {
                contenders.add(Contender.of(pattern, ", AOT", zip));
              }
              contenders.add(Contender.of(AccessPatterns.GET_PAPER, Format.HTML, ", AOT", zip));
            });
    return contenders;
  }
}
