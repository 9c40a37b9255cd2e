package papercatalog.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import papercatalog.lambda.CatalogFiller;
import papercatalog.lambda.EngineProcess;
import papercatalog.lambda.NativeRuntimeClient;
import papercatalog.schema.AccessPattern;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The first request after the hook that readies a function for its snapshot, against the warm
 * median of the same process; and the same without the hook. The snapshot itself, and its restore,
 * only Lambda can make.
 */
record Snapshots(Zips zips) implements Part {
  @Override
  public List<Report> run(Effort effort) throws IOException {
    List<Report.Row> rows = new ArrayList<>();
    Path library = Files.createTempFile("runtime-client", ".so");
    Files.delete(library);
    NativeRuntimeClient.unpack(library);
    try (EngineProcess engine = EngineProcess.start();
        DynamoDbClient client = engine.client()) {
      CatalogFiller.fillWithSample(client);
      for (AccessPattern pattern : effort.patterns()) {
        // Not counted: the engine has first requests of its own.
        PrimedProcess.run(
            Contender.of(pattern, "", zips.functions()), false, effort, engine.endpoint(), library);
        for (boolean primed : new boolean[] {true, false}) {
          List<PrimedProcess.Outcome> outcomes = new ArrayList<>();
          Contender contender =
              Contender.of(pattern, primed ? ", primed" : ", not primed", zips.functions());
          for (int round = 0; round < effort.rounds(); round++) {
            outcomes.add(PrimedProcess.run(contender, primed, effort, engine.endpoint(), library));
          }
          rows.add(row(contender.name(), outcomes));
        }
      }
    } finally {
      Files.delete(library);
    }
    return List.of(
        new Report(
            "snapshots",
            "First request after the hook",
            List.of("first ms", "warm p50 ms", "ratio", "hook ms"),
            rows));
  }

  private static Report.Row row(String name, List<PrimedProcess.Outcome> outcomes) {
    return new Report.Row(
        name,
        List.of(
            Start.median(outcomes.stream().mapToDouble(PrimedProcess.Outcome::first).toArray()),
            Start.median(outcomes.stream().mapToDouble(PrimedProcess.Outcome::warm).toArray()),
            Start.median(outcomes.stream().mapToDouble(it -> it.first() / it.warm()).toArray()),
            Start.median(outcomes.stream().mapToDouble(PrimedProcess.Outcome::hook).toArray())));
  }
}
