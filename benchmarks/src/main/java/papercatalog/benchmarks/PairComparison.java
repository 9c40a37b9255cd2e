package papercatalog.benchmarks;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import papercatalog.benchmarks.figures.Report;
import papercatalog.local.lambda.EngineProcess;

/**
 * Pairs of functions, each cold and warm, one divided by the other. In rounds, in which the two of
 * a pair start one after the other.
 *
 * @param name of the report
 * @param base what the second of each pair is called
 */
record PairComparison(String name, String title, String base) {
  /** What is measured, and what it is divided by. */
  record Pair(Contender measured, Contender base) {}

  private record Starts(Start measured, Start base) {}

  Report of(List<Pair> pairs, Effort effort, EngineProcess engine)
      throws IOException, InterruptedException {
    List<Report.Row> rows = new ArrayList<>();
    try (Starter starter = new Starter(engine.endpoint(), List.of())) {
      measure(pairs, effort, starter)
          .forEach((pair, rounds) -> rows.add(row(pair.measured().name(), rounds)));
    }
    return new Report(
        name,
        title,
        List.of(
            "cold ms",
            "÷ " + base,
            "CPU ÷ " + base,
            "warm p50 ms",
            "warm ÷ " + base,
            "warm CPU ÷ " + base),
        rows);
  }

  private static Map<Pair, List<Starts>> measure(List<Pair> pairs, Effort effort, Starter starter)
      throws IOException, InterruptedException {
    Map<Pair, List<Starts>> starts = new LinkedHashMap<>();
    for (Pair pair : pairs) {
      for (int round = 0; round < effort.uncounted(); round++) {
        starter.measure(pair.base(), 0, 1);
        starter.measure(pair.measured(), 0, 1);
      }
      starts.put(pair, new ArrayList<>());
    }
    for (int round = 0; round < effort.rounds(); round++) {
      for (Pair pair : pairs) {
        Start base = start(pair.base(), effort, starter);
        starts.get(pair).add(new Starts(start(pair.measured(), effort, starter), base));
      }
    }
    return starts;
  }

  private static Start start(Contender contender, Effort effort, Starter starter)
      throws IOException, InterruptedException {
    return starter.measure(contender, effort.warmUp(), effort.requests());
  }

  private static Report.Row row(String name, List<Starts> rounds) {
    List<Start> measured = rounds.stream().map(Starts::measured).toList();
    List<Start> base = rounds.stream().map(Starts::base).toList();
    return new Report.Row(
        name,
        List.of(
            Start.median(measured, Start::cold),
            Start.ratio(measured, base, Start::cold),
            Start.ratio(measured, base, Start::coldCpu),
            Start.median(measured, Start::warm),
            Start.ratio(measured, base, Start::warm),
            Start.ratio(measured, base, Start::warmCpu)));
  }
}
