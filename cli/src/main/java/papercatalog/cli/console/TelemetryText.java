package papercatalog.cli.console;

import module java.base;

import papercatalog.cli.telemetry.TelemetryReport;

/** Formats a telemetry report as a table. */
public final class TelemetryText {
  private static final String ROW = "%-3s %-20s %10s %8s %8s %8s %12s %7s %8s %6s %6s %9s %6s";
  private static final String HEAD =
      ROW.formatted(
          "",
          "",
          "Requests",
          "p50 ms",
          "p95 ms",
          "p99 ms",
          "Read units",
          "Items",
          "Scanned",
          "Cold",
          "5xx",
          "Throttled",
          "4xx");

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
          "Busiest second of %s: %s read units at %s, %.0f %% of the %,d that a partition gives"
              .formatted(
                  second.place(),
                  tenth(second.readUnits()),
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
          ROW.formatted(
              row.number(),
              row.name(),
              whole(row.requests()),
              tenth(row.p50()),
              tenth(row.p95()),
              tenth(row.p99()),
              tenth(row.readUnits()),
              tenth((double) row.items() / row.requests()),
              tenth((double) row.scanned() / row.requests()),
              whole(row.coldStarts()),
              whole(row.errors()),
              whole(row.throttles()),
              whole(row.clientErrors())));
    }
  }

  private static String whole(long value) {
    return "%,d".formatted(value);
  }

  private static String tenth(double value) {
    return "%,.1f".formatted(value);
  }
}
