package papercatalog.benchmark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import papercatalog.lambda.CatalogFiller;
import papercatalog.lambda.EngineProcess;
import papercatalog.lambda.FunctionProcess;
import papercatalog.schema.AccessPattern;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The first request after the hook that readies a function for its snapshot, against the warm
 * median of the same process; and the same without the hook. The snapshot itself, and its restore,
 * only Lambda can make.
 */
record Snapshots(Zips zips) implements Part {
  @Override
  public List<Report> run(Effort effort) throws IOException, InterruptedException {
    try (EngineProcess engine = EngineProcess.start();
        DynamoDbClient client = engine.client()) {
      CatalogFiller.fillWithSample(client);
      List<Report.Row> rows = new ArrayList<>();
      try (Starter starter = new Starter(engine.endpoint())) {
        for (AccessPattern pattern : effort.patterns()) {
          rows.add(row(Contender.of(pattern, ", primed", zips.primed()), effort, starter, true));
          rows.add(row(Contender.of(pattern, ", not", zips.functions()), effort, starter, false));
        }
      }
      return List.of(
          new Report(
              "snapshots",
              "First request once started",
              List.of("first ms", "warm p50 ms", "ratio"),
              rows));
    }
  }

  private static Report.Row row(Contender contender, Effort effort, Starter starter, boolean primed)
      throws IOException, InterruptedException {
    double[] firsts = new double[effort.rounds()];
    double[] medians = new double[effort.rounds()];
    double[] ratios = new double[effort.rounds()];
    for (int round = 0; round < effort.rounds(); round++) {
      try (FunctionProcess process =
          starter.start(contender, primed ? "snap-start" : "on-demand")) {
        process.awaitStart();
        firsts[round] = Starter.checked(process.invoke(contender.event()));
        double[] warm = new double[effort.requests()];
        for (int i = 0; i < effort.warmUp() + effort.requests(); i++) {
          warm[i % warm.length] = Starter.checked(process.invoke(contender.event()));
        }
        medians[round] = Start.median(warm);
        ratios[round] = firsts[round] / medians[round];
      }
    }
    return new Report.Row(
        contender.name(),
        List.of(Start.median(firsts), Start.median(medians), Start.median(ratios)));
  }
}
