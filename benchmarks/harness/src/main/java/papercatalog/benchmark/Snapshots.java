package papercatalog.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import papercatalog.benchmark.PrimedProcess.Outcome;
import papercatalog.benchmark.PrimedProcess.Variant;
import papercatalog.lambda.CatalogFiller;
import papercatalog.lambda.EngineProcess;
import papercatalog.lambda.NativeRuntimeClient;
import papercatalog.schema.AccessPattern;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The first request after the hook that readies a function for its snapshot, against the warm
 * median of the same process, and against a request that the warm process makes in the same state,
 * over a new connection and after a garbage collection; the same without the collection that
 * Lambda's runtime orders after the hook; and without the hook. The snapshot itself, and its
 * restore, only Lambda can make.
 */
record Snapshots(Zips zips) implements Part {
  private static final Variant NOT_PRIMED = new Variant(false, List.of());

  private static final Map<String, Variant> VARIANTS = new LinkedHashMap<>();

  static {
    VARIANTS.put(", primed", new Variant(true, List.of()));
    VARIANTS.put(", primed, not collected", new Variant(true, List.of("-XX:+DisableExplicitGC")));
    VARIANTS.put(", not primed", NOT_PRIMED);
  }

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
            Contender.of(pattern, "", zips.functions()),
            NOT_PRIMED,
            effort,
            engine.endpoint(),
            library);
        for (Map.Entry<String, Variant> variant : VARIANTS.entrySet()) {
          List<Outcome> outcomes = new ArrayList<>();
          Contender contender = Contender.of(pattern, variant.getKey(), zips.functions());
          for (int round = 0; round < effort.rounds(); round++) {
            outcomes.add(
                PrimedProcess.run(
                    contender, variant.getValue(), effort, engine.endpoint(), library));
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
            List.of(
                "first ms", "warm p50 ms", "÷ warm", "warm, same state ms", "÷ that", "hook ms"),
            rows));
  }

  private static Report.Row row(String name, List<Outcome> outcomes) {
    return new Report.Row(
        name,
        List.of(
            median(outcomes, Outcome::first),
            median(outcomes, Outcome::warm),
            median(outcomes, it -> it.first() / it.warm()),
            median(outcomes, Outcome::warmAgain),
            median(outcomes, it -> it.first() / it.warmAgain()),
            median(outcomes, Outcome::hook)));
  }

  private static double median(List<Outcome> outcomes, ToDoubleFunction<Outcome> figure) {
    return Start.median(outcomes.stream().mapToDouble(figure).toArray());
  }
}
