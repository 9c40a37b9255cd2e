package papercatalog.cli.console;

import module java.base;

import papercatalog.cli.telemetry.TelemetryReport;

public final class TelemetryText {
  private static final String HEAD =
      " ".repeat(25)
          + "  Requests   p50 ms   p95 ms   p99 ms   Read units   Items  Scanned"
          + "   Cold    5xx Throttled    4xx";

  private TelemetryText() {}

  public static String of(TelemetryReport report) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s to %s: %s, %s"
            .formatted(
                report.from(),
                report.until(),
                Quantity.of(report.requests(), "request"),
                Quantity.of(report.wakes(), "wake call")));
    addRows(lines, report.patterns());
    addRows(lines, report.places());
    if (!report.busiestSeconds().isEmpty()) {
      lines.add("");
    }
    for (TelemetryReport.BusiestSecond second : report.busiestSeconds()) {
      lines.add(
          "Busiest second of %s: %,.1f read units at %s, %.0f %% of the %,d that a partition gives"
              .formatted(
                  second.place(),
                  second.readUnits(),
                  second.at(),
                  100 * second.readUnits() / second.partitionLimit(),
                  second.partitionLimit()));
    }
    return lines.stream().map(String::stripTrailing).collect(Collectors.joining("\n"));
  }

  private static void addRows(List<String> lines, List<TelemetryReport.Row> rows) {
    if (rows.isEmpty()) {
      return;
    }
    lines.add("");
    lines.add(HEAD);
    for (TelemetryReport.Row row : rows) {
      lines.add(
          "%-3s %-20s %,10d %,8.1f %,8.1f %,8.1f %,12.1f %,7.1f %,8.1f %,6d %,6d %,9d %,6d"
              .formatted(
                  row.number(),
                  row.name(),
                  row.requests(),
                  row.p50(),
                  row.p95(),
                  row.p99(),
                  row.readUnits(),
                  (double) row.items() / row.requests(),
                  (double) row.scanned() / row.requests(),
                  row.coldStarts(),
                  row.errors(),
                  row.throttles(),
                  row.clientErrors()));
    }
  }
}
