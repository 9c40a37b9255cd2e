package papercatalog.benchmark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import papercatalog.lambda.CatalogFiller;
import papercatalog.lambda.EngineProcess;
import papercatalog.schema.AccessPattern;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Start to first answer of each function and each floor, then some warm requests of the same
 * processes. In rounds: every round starts each of them once, so that whatever else the machine
 * does falls on all of them alike.
 */
record ColdStart(Zips zips) implements Part {
  @Override
  public List<Report> run(Effort effort) throws IOException, InterruptedException {
    try (EngineProcess engine = EngineProcess.start();
        DynamoDbClient client = engine.client()) {
      CatalogFiller.fillWithSample(client);
      try (Starter starter = new Starter(engine.endpoint())) {
        return List.of(report(measure(contenders(effort.patterns()), effort, starter)));
      }
    }
  }

  /** The first is the floor that the others are divided by. */
  private List<Contender> contenders(List<AccessPattern> patterns) {
    List<Contender> contenders = new ArrayList<>();
    contenders.add(Contender.floor("BareGetItem", "bare SDK, GetItem", zips.floor()));
    contenders.add(Contender.floor("BareQuery", "bare SDK, Query", zips.floor()));
    contenders.add(Contender.floor("Constant", "constant answer", zips.floor()));
    for (AccessPattern pattern : patterns) {
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
              for (AccessPattern pattern : patterns) {
                contenders.add(Contender.of(pattern, ", AOT", zip));
              }
            });
    return contenders;
  }

  /** All rounds, after one that is not counted: it fills the caches of the machine. */
  private static Map<Contender, List<Start>> measure(
      List<Contender> contenders, Effort effort, Starter starter)
      throws IOException, InterruptedException {
    Map<Contender, List<Start>> starts = new LinkedHashMap<>();
    for (Contender contender : contenders) {
      starter.measure(contender, 0, 1);
      starts.put(contender, new ArrayList<>());
    }
    for (int round = 0; round < effort.rounds(); round++) {
      for (Contender contender : contenders) {
        starts.get(contender).add(starter.measure(contender, effort.warmUp(), effort.requests()));
      }
    }
    return starts;
  }

  private static Report report(Map<Contender, List<Start>> starts) {
    double floor = Start.median(starts.values().iterator().next(), Start::cold);
    List<Report.Row> rows = new ArrayList<>();
    starts.forEach(
        (contender, own) -> {
          double cold = Start.median(own, Start::cold);
          rows.add(
              new Report.Row(
                  contender.name(),
                  List.of(
                      cold,
                      cold / floor,
                      Start.median(own, Start::coldCpu),
                      Start.median(own, Start::warm),
                      Start.median(own, Start::warmCpu))));
        });
    return new Report(
        "cold-start",
        "Cold start to first answer",
        List.of("cold ms", "÷ bare SDK", "CPU ms", "warm p50 ms", "CPU ms a request"),
        rows);
  }
}
