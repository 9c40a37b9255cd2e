package papercatalog.cli.command;

import module java.base;

import com.fasterxml.jackson.databind.ObjectMapper;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.console.Quantity;
import papercatalog.cli.telemetry.LogSummary;
import papercatalog.cli.telemetry.TelemetryReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "telemetry",
    description = {
      "Shows what requests took, by pattern and by index.",
      "Adds up the request lines of logs: requests, latency, read units, items and throttles, and",
      "the busiest second of each index."
    },
    footer = {
      "  catalog telemetry requests.log --since 2026-11-21T00:00:00Z --until 2026-11-21T23:59:59Z",
      "  aws logs tail LOGGROUP --since 1d --format short | catalog telemetry - --output json",
      "",
      "Functions write these lines, and so does make run LOG=FILE. For a deployed stack,",
      "CloudWatch Logs Insights has the same queries saved under the stack's name."
    })
final class Telemetry extends CatalogCommand {
  private static final String HEAD =
      " ".repeat(25)
          + "  Requests   p50 ms   p95 ms   p99 ms   Read units   Items  Scanned"
          + "   Cold    5xx Throttled    4xx";

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Logs, compressed by gzip or not; - is standard input.")
  private List<Path> files = List.of();

  @Option(
      names = "--since",
      paramLabel = "INSTANT",
      description = "Only requests from this second on, such as 2026-11-21T00:00:00Z.")
  private Instant since = Instant.MIN;

  @Option(
      names = "--until",
      paramLabel = "INSTANT",
      description = "Only requests until the end of this second.")
  private Instant until = Instant.MAX;

  @Mixin private TenantOption tenant;

  @Override
  int run(Output out) throws IOException {
    if (since.isAfter(until)) {
      throw new UsageError("--since must not be later than --until");
    }
    TelemetryReport report = report(InputFile.all(files), out);
    if (report.otherLines() > 0) {
      out.note("Skipped %s of other kinds.".formatted(Quantity.of(report.otherLines(), "line")));
    }
    if (report.unreadable() > 0) {
      out.note(
          "Skipped %s that this release cannot read."
              .formatted(Quantity.of(report.unreadable(), "request line")));
    }
    if (report.late() > 0) {
      out.problem(
          ("The busiest seconds lack %s: pass files in order of time, or a shorter period"
                  + " (--since, --until).")
              .formatted(Quantity.of(report.late(), "request")));
    }
    out.result(() -> text(report), () -> new ObjectMapper().valueToTree(report));
    return 0;
  }

  private TelemetryReport report(List<InputFile> logs, Output out) throws IOException {
    LogSummary summary = new LogSummary(this::isWanted, tenant.tenant());
    try (Progress _ = Progress.of(out, new Progress.Meter("read", summary::lines, "lines"))) {
      for (InputFile file : logs) {
        try (InputStream log = file.open()) {
          summary.read(log);
        }
      }
    }
    return summary.report();
  }

  private boolean isWanted(Instant at) {
    return !at.isBefore(since) && !at.truncatedTo(ChronoUnit.SECONDS).isAfter(until);
  }

  private static String text(TelemetryReport report) {
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
