package papercatalog.benchmarks;

import module java.base;

import papercatalog.benchmarks.figures.Report;
import papercatalog.local.lambda.EngineProcess;

/**
 * Compares pairs of functions, cold and warm, as ratios.
 *
 * @param name of the report
 * @param base name of the second function of each pair
 */
record PairComparison(String name, String title, String base) {
  /** A measured function and its divisor. */
  record Pair(Contender measured, Contender base) {}

  Report of(List<Pair> pairs, Effort effort, EngineProcess engine)
      throws IOException, InterruptedException {
    Set<Contender> contenders = new LinkedHashSet<>();
    for (Pair pair : pairs) {
      contenders.addAll(List.of(pair.base(), pair.measured()));
    }
    try (Starter starter = new Starter(engine.endpoint(), List.of())) {
      Map<Contender, List<Start>> starts = starter.measure(contenders, effort);
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
          pairs.stream()
              .map(pair -> row(pair, starts.get(pair.measured()), starts.get(pair.base())))
              .toList());
    }
  }

  private static Report.Row row(Pair pair, List<Start> measured, List<Start> base) {
    return new Report.Row(
        pair.measured().name(),
        List.of(
            Start.median(measured, Start::cold),
            Start.ratio(measured, base, Start::cold),
            Start.ratio(measured, base, Start::coldCpu),
            Start.median(measured, Start::warm),
            Start.ratio(measured, base, Start::warm),
            Start.ratio(measured, base, Start::warmCpu)));
  }
}
