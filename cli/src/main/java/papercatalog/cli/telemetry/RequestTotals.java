package papercatalog.cli.telemetry;

import org.HdrHistogram.Histogram;

final class RequestTotals {
  /** Lines have milliseconds with one decimal; percentiles are exact up to 204.7 ms. */
  private static final double TENTHS = 10;

  private static final int DIGITS = 3;

  private final String number;
  private final String name;
  private final Histogram latencies = new Histogram((long) (LoggedRequest.MAX_MS * TENTHS), DIGITS);
  private double readUnits;
  private long items;
  private long scanned;
  private long coldStarts;
  private long errors;
  private long throttles;
  private long clientErrors;

  RequestTotals(String number, String name) {
    this.number = number;
    this.name = name;
  }

  void add(LoggedRequest request) {
    latencies.recordValue(Math.round(request.ms() * TENTHS));
    readUnits += request.readUnits();
    items += request.items();
    scanned += request.scanned();
    coldStarts += request.cold() ? 1 : 0;
    errors += request.status() >= 500 ? 1 : 0;
    throttles += request.throttled() ? 1 : 0;
    clientErrors += request.status() >= 400 && request.status() < 500 ? 1 : 0;
  }

  TelemetryReport.Row row() {
    return new TelemetryReport.Row(
        number,
        name,
        latencies.getTotalCount(),
        percentile(50),
        percentile(95),
        percentile(99),
        readUnits,
        items,
        scanned,
        coldStarts,
        errors,
        throttles,
        clientErrors);
  }

  private double percentile(double percent) {
    return latencies.getValueAtPercentile(percent) / TENTHS;
  }
}
