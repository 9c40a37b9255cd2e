package papercatalog.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import papercatalog.benchmarks.PrimedProcess.Outcome;
import papercatalog.benchmarks.PrimedProcess.Preparation;
import papercatalog.benchmarks.figures.Report;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.local.lambda.EngineProcess;
import papercatalog.local.lambda.NativeRuntimeClient;

/**
 * Compares the first request after the priming hook with the warm median of the same process, and
 * with a request of the warm process in the same state: over a new connection and after the garbage
 * collection that Lambda's runtime triggers. Also measured without the hook and with JVM options.
 * Only Lambda can measure the snapshot and its restore.
 */
record Snapshots(Zips zips) implements Measurement {
  private static final Preparation PRIMED = new Preparation(", primed", true, List.of());
  private static final Preparation NOT_PRIMED = new Preparation(", not primed", false, List.of());

  /** Possible JVM options; the deployed functions use none of them. */
  private static final List<Preparation> OPTIONS =
      List.of(
          new Preparation(", first compiler only", true, List.of("-XX:TieredStopAtLevel=1")),
          new Preparation(", not collected", true, List.of("-XX:+DisableExplicitGC")),
          new Preparation(
              ", both", true, List.of("-XX:TieredStopAtLevel=1", "-XX:+DisableExplicitGC")));

  private static final List<AccessPattern<?>> WITH_OPTIONS =
      List.of(AccessPatterns.GET_PAPER, AccessPatterns.LIST_COLLECTION_PAPERS);

  @Override
  public List<Report> run(Effort effort, EngineProcess engine)
      throws IOException, InterruptedException {
    Path library = Files.createTempFile("runtime-client", ".so");
    Files.delete(library);
    NativeRuntimeClient.unpack(library);
    try {
      PrimedProcess.Surroundings surroundings =
          new PrimedProcess.Surroundings(engine.endpoint(), library);
      List<AccessPattern<?>> withOptions = new ArrayList<>(effort.patterns());
      withOptions.retainAll(WITH_OPTIONS);
      return List.of(
          report(
              "snapshots",
              "First request after the hook",
              rows(effort.patterns(), List.of(PRIMED, NOT_PRIMED), effort, surroundings)),
          report(
              "snapshot-options",
              "First request after the hook, with options of the JVM",
              rows(withOptions, effort.of(OPTIONS), effort, surroundings)));
    } finally {
      Files.delete(library);
    }
  }

  private List<Report.Row> rows(
      List<AccessPattern<?>> patterns,
      List<Preparation> preparations,
      Effort effort,
      PrimedProcess.Surroundings surroundings)
      throws IOException, InterruptedException {
    List<Report.Row> rows = new ArrayList<>();
    for (AccessPattern<?> pattern : patterns) {
      Contender contender = Contender.of(pattern, "", zips.functions());
      effort
          .inRounds(preparations, how -> PrimedProcess.run(contender, how, effort, surroundings))
          .forEach((how, outcomes) -> rows.add(row(contender.name() + how.name(), outcomes)));
    }
    return rows;
  }

  private static Report report(String name, String title, List<Report.Row> rows) {
    return new Report(
        name,
        title,
        List.of(
            "first ms", "warm p50 ms", "÷ warm", "warm, same state ms", "÷ same state", "hook ms"),
        rows);
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
