package papercatalog.insights;

import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papercatalog.model.TenantName;
import papercatalog.target.StackResources;
import papercatalog.telemetry.BusySecond;
import papercatalog.telemetry.Figures;
import papercatalog.telemetry.Limits;
import papercatalog.telemetry.LogLine;
import papercatalog.telemetry.NoLines;
import papercatalog.telemetry.Operation;
import papercatalog.telemetry.PatternFigures;
import papercatalog.telemetry.Peaks;
import papercatalog.telemetry.Period;
import papercatalog.telemetry.Place;

/** The figures of a deployed stack: one query for what requests took, one for each place. */
public final class StackFigures implements AutoCloseable {
  private static final Duration TIME_LIMIT = Duration.ofMinutes(15);
  private static final String WAKE = "wake";

  private final StackResources stack;
  private final Optional<TenantName> tenant;
  private final LogsInsights insights;
  private final Period period;

  /**
   * Those of some time.
   *
   * @param tenant whose lines alone are added up; without one, all are
   */
  public StackFigures(StackResources stack, Optional<TenantName> tenant, Period period) {
    this.stack = stack;
    this.tenant = tenant;
    this.period = period;
    this.insights = new LogsInsights(stack.caller(), stack.logGroups(), period, TIME_LIMIT);
  }

  /**
   * Asks for them.
   *
   * @throws QueryFailed when Logs Insights gives no answer
   * @throws NoLines when there is no line of a function
   */
  public Figures ask(List<Place> places, Limits limits) throws InterruptedException {
    try {
      return figures(places, limits);
    } catch (NumberFormatException | DateTimeParseException e) {
      throw new QueryFailed(
          "The answer of CloudWatch Logs is not understood: " + e.getMessage(), e);
    }
  }

  /** What it went through so far. */
  public Scan scan() {
    return insights.scan();
  }

  /** Gives up. */
  public void stop() {
    insights.stop();
  }

  @Override
  public void close() {
    insights.close();
  }

  private Figures figures(List<Place> places, Limits limits) throws InterruptedException {
    List<PatternFigures> patterns = new ArrayList<>();
    long wakes = 0;
    long unknown = 0;
    for (Map<String, String> row : insights.ask(Query.totals(tenant))) {
      Optional<Operation> operation = Operation.named(row.getOrDefault("operation", ""));
      if (row.getOrDefault("message", "").equals(WAKE)) {
        wakes += count(row, "requests");
      } else if (operation.isEmpty()) {
        unknown += count(row, "requests");
      } else {
        patterns.add(figures(operation.get(), row));
      }
    }
    if (patterns.isEmpty() && wakes == 0) {
      throw new NoLines(
          ("No function of %s has written a line from %s to %s: nobody asked, or this release is"
                  + " not deployed yet.")
              .formatted(stack.stack(), period.from(), period.until()));
    }
    patterns.sort(Comparator.comparingInt(figures -> figures.operation().position()));
    Peaks peaks = new Peaks(places, limits);
    for (Place place : places) {
      if (patterns.stream().anyMatch(figures -> readsAt(place, figures))) {
        addSeconds(peaks, place);
      }
    }
    return Figures.of(
        period,
        patterns,
        peaks,
        new Figures.Count(wakes, Map.of(LogLine.Reason.UNKNOWN_PATTERN, unknown), 0));
  }

  private static boolean readsAt(Place place, PatternFigures figures) {
    return figures.readUnits() > 0 && place.operations().contains(figures.operation());
  }

  private void addSeconds(Peaks peaks, Place place) throws InterruptedException {
    List<Map<String, String>> rows = insights.ask(Query.busiestSeconds(place, tenant));
    for (Map<String, String> row : rows) {
      BusySecond second = new BusySecond(epochSecond(row.getOrDefault("moment", "")));
      double sum = 0;
      for (Operation operation : place.operations()) {
        double units = number(row, operation.name());
        second.add(operation, units);
        sum += units;
      }
      if (Math.abs(sum - number(row, "units")) > 0.01) {
        throw new QueryFailed(
            "The answer of CloudWatch Logs does not add up: of %s read units the patterns took %s."
                .formatted(row.get("units"), sum));
      }
      peaks.add(second);
    }
    if (rows.size() >= Query.MAX_ROWS) {
      peaks.unseen(place, number(rows.getLast(), "units"));
    }
  }

  private static PatternFigures figures(Operation operation, Map<String, String> row) {
    return new PatternFigures(
        operation,
        count(row, "requests"),
        toTenth(number(row, "p50")),
        toTenth(number(row, "p95")),
        toTenth(number(row, "p99")),
        number(row, "units"),
        count(row, "returnedItems"),
        count(row, "readItems"),
        count(row, "coldStarts"),
        count(row, "errors"),
        count(row, "clientErrors"),
        count(row, "throttles"));
  }

  /** {@code 2026-11-21 09:31:04.000}, in UTC. */
  private static long epochSecond(String bin) {
    return LocalDateTime.parse(bin.replace(' ', 'T')).toEpochSecond(ZoneOffset.UTC);
  }

  private static long count(Map<String, String> row, String column) {
    return Math.round(number(row, column));
  }

  /** 0 where there is none. */
  private static double number(Map<String, String> row, String column) {
    String value = row.getOrDefault(column, "");
    return value.isEmpty() ? 0 : Double.parseDouble(value);
  }

  private static double toTenth(double ms) {
    return Math.round(ms * 10) / 10.0;
  }
}
