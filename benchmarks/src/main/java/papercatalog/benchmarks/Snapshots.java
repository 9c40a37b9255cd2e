package papercatalog.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import papercatalog.benchmarks.PrimedProcess.Outcome;
import papercatalog.benchmarks.figures.Report;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.local.lambda.EngineProcess;
import papercatalog.local.lambda.NativeRuntimeClient;

/**
 * Compares the first request after the priming hook with the warm median of the same process, and
 * with a request of the warm process in the same state: over a new connection and after the garbage
 * collection that Lambda's runtime triggers. Also measured without the hook. Only Lambda can
 * measure the snapshot and its restore.
 */
record Snapshots(Zips zips) implements Measurement {
  @Override
  public List<Report> run(Effort effort, EngineProcess engine)
      throws IOException, InterruptedException {
    Path library = Files.createTempFile("runtime-client", ".so");
    Files.delete(library);
    NativeRuntimeClient.unpack(library);
    try {
      PrimedProcess.Surroundings surroundings =
          new PrimedProcess.Surroundings(engine.endpoint(), library);
      return List.of(
          new Report(
              "snapshots",
              "First request after the hook",
              List.of(
                  "first ms",
                  "warm p50 ms",
                  "÷ warm",
                  "warm, same state ms",
                  "÷ same state",
                  "hook ms"),
              rows(effort, surroundings)));
    } finally {
      Files.delete(library);
    }
  }

  private List<Report.Row> rows(Effort effort, PrimedProcess.Surroundings surroundings)
      throws IOException, InterruptedException {
    List<Report.Row> rows = new ArrayList<>();
    for (AccessPattern<?> pattern : effort.patterns()) {
      Contender contender = Contender.of(pattern, "", zips.functions());
      effort
          .inRounds(
              List.of(true, false),
              primed -> PrimedProcess.run(contender, primed, effort, surroundings))
          .forEach(
              (primed, outcomes) ->
                  rows.add(
                      row(contender.name() + (primed ? ", primed" : ", not primed"), outcomes)));
    }
    return rows;
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
