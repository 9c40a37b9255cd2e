package papercatalog.telemetry;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the lines of some time say together.
 *
 * @param period of the lines, or the one that was asked for
 * @param patterns those that were asked, in the order of their numbers
 * @param places the indexes and the table
 * @param sharing of the index that A3 shares, unless nothing was read from it
 * @param limits what the places give at most
 * @param keyPeak the read units that one partition key can have given in a second at most
 * @param timeline busiest seconds over time
 * @param count lines that are no requests
 */
public record Figures(
    Period period,
    List<PatternFigures> patterns,
    List<PlaceFigures> places,
    Optional<Sharing> sharing,
    Limits limits,
    double keyPeak,
    Timeline timeline,
    Count count) {
  /**
   * Lines that are no requests, and some that are.
   *
   * @param wakes calls that keep snapshots
   * @param skipped lines by the reason
   * @param late requests that are in all figures but the busiest seconds, since they came too late
   */
  public record Count(long wakes, Map<LogLine.Reason, Long> skipped, long late) {
    /** Keeps a copy with every reason. */
    public Count {
      Map<LogLine.Reason, Long> all = new EnumMap<>(LogLine.Reason.class);
      for (LogLine.Reason reason : LogLine.Reason.values()) {
        all.put(reason, skipped.getOrDefault(reason, 0L));
      }
      skipped = all;
    }

    /** All lines that say nothing here. */
    public long allSkipped() {
      return skipped.values().stream().mapToLong(Long::longValue).sum();
    }
  }

  /** Puts what patterns took and when they took it together. */
  public static Figures of(Period period, List<PatternFigures> patterns, Peaks peaks, Count count) {
    List<PlaceFigures> places = new ArrayList<>();
    for (Place place : peaks.places()) {
      Map<Operation, Double> parts = new LinkedHashMap<>();
      place.operations().forEach(operation -> parts.put(operation, 0.0));
      for (PatternFigures pattern : patterns) {
        parts.computeIfPresent(pattern.operation(), (_, _) -> pattern.readUnits());
      }
      double sum = parts.values().stream().mapToDouble(Double::doubleValue).sum();
      places.add(new PlaceFigures(place, sum, parts, peaks.limits().of(place), peaks.of(place)));
    }
    return new Figures(
        period,
        List.copyOf(patterns),
        List.copyOf(places),
        peaks.sharing(),
        peaks.limits(),
        peaks.keyPeak(),
        peaks.timeline(),
        count);
  }

  /** All requests. */
  public long requests() {
    return patterns.stream().mapToLong(PatternFigures::requests).sum();
  }

  /** How often DynamoDB refused a pattern. */
  public long throttles(Operation operation) {
    return patterns.stream()
        .filter(pattern -> pattern.operation().equals(operation))
        .mapToLong(PatternFigures::throttles)
        .sum();
  }
}
