package papercatalog.console;

import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import papercatalog.telemetry.Figures;
import papercatalog.telemetry.Limits;
import papercatalog.telemetry.Operation;
import papercatalog.telemetry.PatternFigures;
import papercatalog.telemetry.Peak;
import papercatalog.telemetry.PlaceFigures;
import papercatalog.telemetry.Verdict;

/** What requests took, for people. */
public final class TelemetryText {
  private static final String PATTERN = "%-3s %-20s %10s %8s %8s %8s %12s %7s %8s %6s %6s %9s %6s";
  private static final String PLACE = "%-28s %12s %7s %9s %7s %8s %6s   %s";
  private static final int WIDTH = 110;

  private TelemetryText() {}

  /** All of it. */
  public static String of(Figures figures) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s to %s: %,d %s, %,d wake %s"
            .formatted(
                figures.period().from().truncatedTo(ChronoUnit.SECONDS),
                figures.period().until().truncatedTo(ChronoUnit.SECONDS),
                figures.requests(),
                figures.requests() == 1 ? "request" : "requests",
                figures.count().wakes(),
                figures.count().wakes() == 1 ? "call" : "calls"));
    if (figures.requests() > 0) {
      addPatterns(lines, figures);
      addPlaces(lines, figures);
    }
    lines.add("");
    Verdict.of(figures).sentences().forEach(sentence -> lines.addAll(wrapped(sentence)));
    return lines.stream().map(String::stripTrailing).collect(Collectors.joining("\n"));
  }

  /** {@code Skipped 14 lines: 12 of other kinds, 2 damaged.}, if any were. */
  public static Optional<String> skipped(Figures.Count count) {
    String kinds =
        count.skipped().entrySet().stream()
            .filter(kind -> kind.getValue() > 0)
            .map(kind -> "%,d %s".formatted(kind.getValue(), kind.getKey().text()))
            .collect(Collectors.joining(", "));
    return kinds.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "Skipped %,d %s: %s."
                .formatted(count.allSkipped(), count.allSkipped() == 1 ? "line" : "lines", kinds));
  }

  /** What it means that lines came late, if any did. */
  public static Optional<String> late(Figures.Count count) {
    return count.late() == 0
        ? Optional.empty()
        : Optional.of(
            ("%,d requests came too late for their second, and are missing from the busiest ones:"
                    + " give files in the order of time, or a shorter time (--since, --until).")
                .formatted(count.late()));
  }

  private static void addPatterns(List<String> lines, Figures figures) {
    lines.add("");
    lines.add(
        PATTERN.formatted(
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
            "4xx"));
    for (PatternFigures pattern : figures.patterns()) {
      lines.add(
          PATTERN.formatted(
              pattern.operation().number(),
              pattern.operation().name(),
              "%,d".formatted(pattern.requests()),
              tenth(pattern.p50()),
              tenth(pattern.p95()),
              tenth(pattern.p99()),
              tenth(pattern.readUnits()),
              tenth(pattern.itemsPerRequest()),
              tenth(pattern.scannedPerRequest()),
              "%,d".formatted(pattern.coldStarts()),
              "%,d".formatted(pattern.errors()),
              "%,d".formatted(pattern.throttles()),
              "%,d".formatted(pattern.clientErrors())));
    }
  }

  private static void addPlaces(List<String> lines, Figures figures) {
    lines.add("");
    lines.add(
        PLACE.formatted("", "Read units", "Share", "Peak", "Share", "Limit", "Used", "Peak at"));
    for (PlaceFigures place : figures.places()) {
      Optional<Peak> peak = place.peak();
      lines.add(
          PLACE.formatted(
              place.place().name(),
              tenth(place.readUnits()),
              "",
              peak.map(most -> tenth(most.units())).orElse("-"),
              "",
              "%,.0f".formatted(place.limit()),
              peak.map(most -> percent(most.units(), place.limit())).orElse("-"),
              peak.map(most -> most.at().toString()).orElse("-")));
      for (Map.Entry<Operation, Double> part : place.parts().entrySet()) {
        if (part.getValue() > 0) {
          lines.add(part(part.getKey(), part.getValue(), place));
        }
      }
    }
    lines.add("");
    lines.addAll(
        wrapped(
            ("Peak: the most read units in one second. Limits: %s. A partition key gives %,d read"
                    + " units and takes %,d write units a second"
                    + " whatever its index may; no key gave more than %s, which is what all keys of"
                    + " its kind gave. The functions write nothing.")
                .formatted(
                    figures.limits().origin(),
                    Limits.KEY_READ_UNITS,
                    Limits.KEY_WRITE_UNITS,
                    tenth(figures.keyPeak()))));
  }

  private static String part(Operation operation, double units, PlaceFigures place) {
    Optional<Peak> peak = place.peak();
    return PLACE.formatted(
        "  %-3s %s".formatted(operation.number(), operation.name()),
        tenth(units),
        percent(units, place.readUnits()),
        peak.map(most -> tenth(most.of(operation))).orElse("-"),
        peak.map(most -> percent(most.of(operation), most.units())).orElse("-"),
        "",
        "",
        "");
  }

  private static String tenth(double value) {
    return "%,.1f".formatted(value);
  }

  private static String percent(double part, double whole) {
    return "%.0f %%".formatted(100 * part / whole);
  }

  private static List<String> wrapped(String sentence) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : sentence.split(" ", -1)) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > WIDTH) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
