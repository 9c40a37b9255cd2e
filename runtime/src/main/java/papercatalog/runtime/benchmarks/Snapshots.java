package papercatalog.runtime.benchmarks;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.runtime.benchmarks.PrimedProcess.PrimedTimes;
import papercatalog.runtime.lambda.EngineProcess;

/**
 * Compares the first request after the priming hook, or without it, with the warm median, and with
 * a request of the warm process over a new connection and after a garbage collection. Only Lambda
 * can measure the snapshot and its restore.
 */
record Snapshots(Zips zips) implements Measurement {
  private static final Path NO_MORE = Path.of("none");

  @Override
  public List<Report> run(Workload workload, EngineProcess engine)
      throws IOException, InterruptedException {
    Map<Contender, Path> contenders = new LinkedHashMap<>();
    for (AccessPattern<?> pattern : workload.patterns()) {
      contenders.put(Contender.of(pattern, "", zips.functions()), NO_MORE);
    }
    return List.of(
        report("snapshots", contenders, EngineProcess.variables(engine.endpoint()), workload));
  }

  /** Measures functions, each with the libraries that the class path of this process lacks. */
  static Report report(
      String name,
      Map<Contender, Path> contenders,
      Map<String, String> variables,
      Workload workload)
      throws IOException, InterruptedException {
    List<Report.ReportRow> rows = new ArrayList<>();
    for (var contender : contenders.entrySet()) {
      PrimedProcess process =
          new PrimedProcess(contender.getKey(), contender.getValue(), variables);
      workload
          .inRounds(List.of(true, false), primed -> process.run(primed, workload))
          .forEach(
              (primed, outcomes) ->
                  rows.add(
                      row(
                          contender.getKey().name() + (primed ? ", primed" : ", not primed"),
                          outcomes)));
    }
    return new Report(
        name,
        "First request after the hook",
        List.of(
            "first ms", "warm p50 ms", "÷ warm", "warm, same state ms", "÷ same state", "hook ms"),
        rows);
  }

  private static Report.ReportRow row(String name, List<PrimedTimes> outcomes) {
    return new Report.ReportRow(
        name,
        List.of(
            median(outcomes, PrimedTimes::first),
            median(outcomes, PrimedTimes::warm),
            median(outcomes, it -> it.first() / it.warm()),
            median(outcomes, PrimedTimes::warmAgain),
            median(outcomes, it -> it.first() / it.warmAgain()),
            median(outcomes, PrimedTimes::hook)));
  }

  private static double median(List<PrimedTimes> outcomes, ToDoubleFunction<PrimedTimes> figure) {
    return Start.median(outcomes.stream().mapToDouble(figure).toArray());
  }
}
