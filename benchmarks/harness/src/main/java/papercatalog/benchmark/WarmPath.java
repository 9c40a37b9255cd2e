package papercatalog.benchmark;

import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import papercatalog.handler.GetPaper;
import papercatalog.handler.ListCollectionPapers;
import papercatalog.lambda.CatalogFiller;
import papercatalog.lambda.EngineProcess;
import papercatalog.read.Catalog;
import papercatalog.schema.AccessPattern;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A warm request against the same DynamoDB request by the SDK over the same HTTP client, of which
 * nothing is made: what is left between them is ours. In rounds, each with fresh processes.
 */
record WarmPath(Zips zips) implements Part {
  /** Until the compiler has seen everything that it will. */
  private static final int WARM_UP_FACTOR = 8;

  /** A function, as it is started and as it is made here, and what it is divided by. */
  private record Pair(
      Contender floor, Contender function, Function<Catalog, RequestStreamHandler> made) {}

  @Override
  public List<Report> run(Effort effort) throws IOException, InterruptedException {
    List<Pair> pairs =
        List.of(
            new Pair(
                Contender.floor("SameGetItem", "bare SDK, same GetItem", zips.floor()),
                Contender.of(AccessPattern.GET_PAPER, "", zips.functions()),
                GetPaper::new),
            new Pair(
                Contender.floor("SameQuery", "bare SDK, same Query", zips.floor()),
                Contender.of(AccessPattern.LIST_COLLECTION_PAPERS, "", zips.functions()),
                ListCollectionPapers::new));
    try (EngineProcess engine = EngineProcess.start();
        DynamoDbClient client = engine.client()) {
      CatalogFiller.fillWithSample(client);
      List<Report.Row> rows = new ArrayList<>();
      try (Starter starter = new Starter(engine.endpoint())) {
        for (Pair pair : pairs) {
          rows.addAll(rows(pair, effort, starter, engine.endpoint()));
        }
      }
      return List.of(
          new Report(
              "warm-path",
              "Warm request",
              List.of("p50 ms", "÷ bare SDK", "CPU ms", "÷ bare SDK", "bytes allocated"),
              rows));
    }
  }

  private static List<Report.Row> rows(Pair pair, Effort effort, Starter starter, URI engine)
      throws IOException, InterruptedException {
    List<Start> floors = new ArrayList<>();
    List<Start> functions = new ArrayList<>();
    int warmUp = effort.warmUp() * WARM_UP_FACTOR;
    for (int round = 0; round < effort.rounds(); round++) {
      floors.add(starter.measure(pair.floor, warmUp, effort.requests()));
      functions.add(starter.measure(pair.function, warmUp, effort.requests()));
    }
    double latency = Start.median(floors, Start::warm);
    double cpu = Start.median(floors, Start::warmCpu);
    Allocation allocation =
        Allocation.of(
            client -> pair.made.apply(new Catalog(client, EngineProcess.TABLE)),
            pair.function.event(),
            effort.requests(),
            engine);
    List<Report.Row> rows = new ArrayList<>();
    rows.add(new Report.Row(pair.floor.name(), List.of(latency, 1.0, cpu, 1.0, allocation.bare())));
    double ownLatency = Start.median(functions, Start::warm);
    double ownCpu = Start.median(functions, Start::warmCpu);
    rows.add(
        new Report.Row(
            pair.function.name(),
            List.of(
                ownLatency, ownLatency / latency, ownCpu, ownCpu / cpu, allocation.function())));
    return rows;
  }
}
