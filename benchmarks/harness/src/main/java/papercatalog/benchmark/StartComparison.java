package papercatalog.benchmark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import papercatalog.lambda.CatalogFiller;
import papercatalog.lambda.EngineProcess;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Start to first answer of each contender, then some warm requests of the same processes. In
 * rounds: every round starts each of them once, so that whatever else the machine does falls on all
 * of them alike.
 *
 * @param name of the report
 * @param divisor what the first contender, by which the others are divided, is called
 */
record StartComparison(String name, String title, String divisor) {
  Report of(List<Contender> contenders, Effort effort) throws IOException, InterruptedException {
    try (EngineProcess engine = EngineProcess.start();
        DynamoDbClient client = engine.client()) {
      CatalogFiller.fillWithSample(client);
      try (Starter starter = new Starter(engine.endpoint())) {
        return report(measure(contenders, effort, starter));
      }
    }
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

  private Report report(Map<Contender, List<Start>> starts) {
    double first = Start.median(starts.values().iterator().next(), Start::cold);
    List<Report.Row> rows = new ArrayList<>();
    starts.forEach(
        (contender, own) -> {
          double cold = Start.median(own, Start::cold);
          rows.add(
              new Report.Row(
                  contender.name(),
                  List.of(
                      cold,
                      cold / first,
                      Start.median(own, Start::coldCpu),
                      Start.median(own, Start::warm),
                      Start.median(own, Start::warmCpu))));
        });
    return new Report(
        name,
        title,
        List.of("cold ms", "÷ " + divisor, "CPU ms", "warm p50 ms", "CPU ms a request"),
        rows);
  }
}
