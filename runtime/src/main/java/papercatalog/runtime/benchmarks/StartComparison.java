package papercatalog.runtime.benchmarks;

import module java.base;

import papercatalog.runtime.lambda.EngineProcess;
import papercatalog.runtime.packaging.TlsFront;

/** Compares pairs of functions, cold and warm; {@code base} names the second of each. */
record StartComparison(String name, String title, String base, boolean tls) {
  record Pair(Contender measured, Contender base) {}

  StartComparison(String name, String title, String base) {
    this(name, title, base, false);
  }

  Report of(List<Pair> pairs, Workload workload, EngineProcess engine)
      throws IOException, InterruptedException {
    if (!tls) {
      try (Starter starter = new Starter(EngineProcess.variables(engine.endpoint()), List.of())) {
        return report(pairs, workload, starter);
      }
    }
    try (TlsFront front = new TlsFront(engine.endpoint());
        Starter starter = Starter.through(front)) {
      return report(pairs, workload, starter);
    }
  }

  private Report report(List<Pair> pairs, Workload workload, Starter starter)
      throws IOException, InterruptedException {
    Set<Contender> contenders = new LinkedHashSet<>();
    for (Pair pair : pairs) {
      contenders.addAll(List.of(pair.base(), pair.measured()));
    }
    Map<Contender, List<Start>> starts = starter.measure(contenders, workload);
    List<Report.ReportRow> rows = new ArrayList<>();
    for (Pair pair : pairs) {
      rows.add(row(pair.measured(), starts.get(pair.measured()), starts.get(pair.base())));
    }
    return new Report(
        name,
        title,
        List.of(
            "cold ms",
            "÷ " + base,
            "to ready ms",
            "event to answer ms",
            "CPU ms",
            "CPU ÷ " + base,
            "warm p50 ms",
            "warm ÷ " + base,
            "CPU ms a request",
            "warm CPU ÷ " + base,
            "zip MB"),
        rows);
  }

  private static Report.ReportRow row(Contender contender, List<Start> measured, List<Start> base)
      throws IOException {
    return new Report.ReportRow(
        contender.name(),
        List.of(
            Start.median(measured, Start::cold),
            Start.ratio(measured, base, Start::cold),
            Start.median(measured, Start::ready),
            Start.median(measured, Start::answer),
            Start.median(measured, Start::coldCpu),
            Start.ratio(measured, base, Start::coldCpu),
            Start.median(measured, Start::warm),
            Start.ratio(measured, base, Start::warm),
            Start.median(measured, Start::warmCpu),
            Start.ratio(measured, base, Start::warmCpu),
            Files.size(contender.packaging().zip()) / 1e6));
  }
}
