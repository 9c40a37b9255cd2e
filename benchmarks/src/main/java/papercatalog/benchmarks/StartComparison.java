package papercatalog.benchmarks;

import module java.base;

import papercatalog.benchmarks.figures.Report;
import papercatalog.local.lambda.EngineProcess;
import papercatalog.runtime.packaging.TlsFront;

/**
 * Compares contenders from start to first answer, and then by warm requests to the same processes.
 *
 * @param name of the report
 * @param divisor name of the first contender, which divides the others
 * @param tls whether they reach the engine through TLS
 */
record StartComparison(String name, String title, String divisor, boolean tls) {
  Report of(List<Contender> contenders, Effort effort, EngineProcess engine)
      throws IOException, InterruptedException {
    if (!tls) {
      try (Starter starter = new Starter(engine.endpoint(), List.of())) {
        return report(starter.measure(contenders, effort));
      }
    }
    try (TlsFront front = new TlsFront(engine.endpoint());
        Starter starter = Starter.through(front, List.of())) {
      return report(starter.measure(contenders, effort));
    }
  }

  private Report report(Map<Contender, List<Start>> starts) throws IOException {
    List<Start> first = starts.values().iterator().next();
    List<Report.Row> rows = new ArrayList<>();
    for (Map.Entry<Contender, List<Start>> measured : starts.entrySet()) {
      List<Start> own = measured.getValue();
      rows.add(
          new Report.Row(
              measured.getKey().name(),
              List.of(
                  Start.median(own, Start::cold),
                  Start.ratio(own, first, Start::cold),
                  Start.median(own, Start::ready),
                  Start.median(own, Start::answer),
                  Start.median(own, Start::coldCpu),
                  Start.ratio(own, first, Start::coldCpu),
                  Start.median(own, Start::warm),
                  Start.median(own, Start::warmCpu),
                  Files.size(measured.getKey().packaging().zip()) / 1e6)));
    }
    return new Report(
        name,
        title,
        List.of(
            "cold ms",
            "÷ " + divisor,
            "to ready ms",
            "event to answer ms",
            "CPU ms",
            "CPU ÷ " + divisor,
            "warm p50 ms",
            "CPU ms a request",
            "zip MB"),
        rows);
  }
}
