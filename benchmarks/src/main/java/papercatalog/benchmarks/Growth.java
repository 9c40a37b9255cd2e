package papercatalog.benchmarks;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import papercatalog.benchmarks.figures.Report;
import papercatalog.domain.read.ReadMeter;
import papercatalog.local.lambda.EngineProcess;

/**
 * The same reads over catalogs of growing size, each on an engine of its own, all at once and in
 * turn: one request, the same read units and the same latency at every size is the claim.
 */
record Growth() implements Part {
  private record Figures(int requests, double readUnits, double latency) {}

  @Override
  public List<Report> run(Effort effort, EngineProcess engine)
      throws IOException, InterruptedException {
    List<GrownCatalog> catalogs = new ArrayList<>();
    try {
      for (int size : effort.catalogSizes()) {
        catalogs.add(new GrownCatalog(size));
      }
      return List.of(report(catalogs, effort));
    } finally {
      catalogs.forEach(GrownCatalog::close);
    }
  }

  private static Report report(List<GrownCatalog> catalogs, Effort effort) {
    Map<GrownCatalog, Map<String, GrownCatalog.Read>> all = new LinkedHashMap<>();
    catalogs.forEach(catalog -> all.put(catalog, catalog.reads()));
    List<Report.Row> rows = new ArrayList<>();
    for (String read : new TreeSet<>(all.get(catalogs.getFirst()).keySet())) {
      Map<GrownCatalog, GrownCatalog.Read> reads = new LinkedHashMap<>();
      all.forEach((catalog, named) -> reads.put(catalog, named.get(read)));
      double smallest = 0;
      for (Map.Entry<GrownCatalog, Figures> figures : measure(reads, effort).entrySet()) {
        double latency = figures.getValue().latency;
        smallest = smallest == 0 ? latency : smallest;
        rows.add(
            new Report.Row(
                "%s, %,d papers".formatted(read, figures.getKey().papers()),
                List.of(
                    latency,
                    latency / smallest,
                    (double) figures.getValue().requests,
                    figures.getValue().readUnits)));
      }
    }
    return new Report(
        "growth",
        "Reads of catalogs that grow",
        List.of("p50 ms", "÷ smallest", "requests", "read units"),
        rows);
  }

  private static Map<GrownCatalog, Figures> measure(
      Map<GrownCatalog, GrownCatalog.Read> reads, Effort effort) {
    Map<GrownCatalog, double[]> latencies = new LinkedHashMap<>();
    reads.keySet().forEach(catalog -> latencies.put(catalog, new double[effort.requests()]));
    for (int i = -effort.warmUp(); i < effort.requests(); i++) {
      for (Map.Entry<GrownCatalog, GrownCatalog.Read> read : reads.entrySet()) {
        long start = System.nanoTime();
        new ReadMeter().during(read.getValue()::run);
        if (i >= 0) {
          latencies.get(read.getKey())[i] = (System.nanoTime() - start) / 1e6;
        }
      }
    }
    Map<GrownCatalog, Figures> figures = new LinkedHashMap<>();
    reads.forEach(
        (catalog, read) -> {
          ReadMeter meter = new ReadMeter();
          meter.during(read::run);
          double latency = Start.median(latencies.get(catalog));
          figures.put(catalog, new Figures(meter.requests(), catalog.readUnits(read), latency));
        });
    return figures;
  }
}
