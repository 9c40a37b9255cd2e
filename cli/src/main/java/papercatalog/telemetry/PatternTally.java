package papercatalog.telemetry;

/** The requests of one pattern, added up. */
final class PatternTally {
  private final Operation operation;
  private final Latencies latencies = new Latencies();
  private long requests;
  private double readUnits;
  private long items;
  private long scanned;
  private long coldStarts;
  private long errors;
  private long clientErrors;
  private long throttles;

  PatternTally(Operation operation) {
    this.operation = operation;
  }

  void add(LogLine.Request request) {
    requests++;
    latencies.add(request.ms());
    readUnits += request.readUnits();
    items += request.items();
    scanned += request.scanned();
    coldStarts += request.cold() ? 1 : 0;
    errors += request.status() >= 500 ? 1 : 0;
    clientErrors += request.status() >= 400 && request.status() < 500 ? 1 : 0;
    throttles += request.throttled() ? 1 : 0;
  }

  PatternFigures figures() {
    return new PatternFigures(
        operation,
        requests,
        latencies.percentile(50),
        latencies.percentile(95),
        latencies.percentile(99),
        readUnits,
        items,
        scanned,
        coldStarts,
        errors,
        clientErrors,
        throttles);
  }
}
