package papercatalog.benchmarks;

import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import papercatalog.benchmarks.figures.Report;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.handler.Handlers;
import papercatalog.functions.log.FunctionLog;
import papercatalog.local.lambda.EngineProcess;

/**
 * Compares a warm request with the same DynamoDB request by the SDK over the same HTTP client
 * without any processing. The difference is this project's code. Each round uses new processes.
 */
record WarmPath(Zips zips) implements Measurement {
  /** Warm-up until compilation has finished. */
  private static final int WARM_UP_FACTOR = 8;

  /** A floor, and the function of a pattern in both packages. */
  private record Comparison(
      Contender floor, Contender function, Optional<Contender> aot, AccessPattern<?> pattern) {
    List<Contender> contenders() {
      return Stream.concat(Stream.of(floor, function), aot.stream()).toList();
    }
  }

  @Override
  public List<Report> run(Effort effort, EngineProcess engine)
      throws IOException, InterruptedException {
    List<Comparison> comparisons =
        List.of(
            comparison("SameGetItem", "bare SDK, same GetItem", GET_PAPER),
            comparison("SameQuery", "bare SDK, same Query", LIST_COLLECTION_PAPERS));
    try (Starter starter = new Starter(engine.endpoint(), List.of())) {
      List<Report.Row> rows = new ArrayList<>();
      for (Comparison comparison : comparisons) {
        rows.addAll(rows(comparison, effort, starter, engine.endpoint()));
      }
      return List.of(
          new Report(
              "warm-path",
              "Warm request",
              List.of("p50 ms", "÷ bare SDK", "CPU ms", "CPU ÷ bare SDK", "bytes allocated"),
              rows));
    }
  }

  private Comparison comparison(String floor, String floorName, AccessPattern<?> pattern) {
    return new Comparison(
        Contender.floor(floor, floorName, zips.floor()),
        Contender.of(pattern, "", zips.functions()),
        zips.aot("aot").map(zip -> Contender.of(pattern, ", AOT", zip)),
        pattern);
  }

  private static List<Report.Row> rows(
      Comparison comparison, Effort effort, Starter starter, URI engine)
      throws IOException, InterruptedException {
    Map<Contender, List<Start>> starts =
        effort.inRounds(
            comparison.contenders(),
            contender ->
                starter.measure(contender, WARM_UP_FACTOR * effort.warmUp(), effort.requests()));
    Allocation allocation =
        Allocation.of(
            client ->
                Handlers.of(
                    comparison.pattern, new Catalog(client, EngineProcess.TABLE), unheard()),
            comparison.function.event(),
            effort.requests(),
            engine);
    Map<Contender, Double> allocated =
        Map.of(comparison.floor, allocation.bare(), comparison.function, allocation.function());
    List<Start> floors = starts.get(comparison.floor);
    return comparison.contenders().stream()
        .map(
            contender -> {
              List<Start> own = starts.get(contender);
              return new Report.Row(
                  contender.name(),
                  List.of(
                      Start.median(own, Start::warm),
                      Start.ratio(own, floors, Start::warm),
                      Start.median(own, Start::warmCpu),
                      Start.ratio(own, floors, Start::warmCpu),
                      allocated.getOrDefault(contender, Double.NaN)));
            })
        .toList();
  }

  /** A log that builds a line for each request, as on Lambda, and drops it. */
  private static FunctionLog unheard() {
    return FunctionLog.all(new PrintStream(OutputStream.nullOutputStream()));
  }
}
