package papercatalog.cli.telemetry;

import java.time.Instant;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The read units that an index gave in each second, of which the busiest is kept. Memory is
 * bounded: above {@value #OPEN} seconds the earliest is closed, so the logs of several functions
 * may follow each other as long as they cover about a day.
 */
final class Seconds {
  static final int OPEN = 100_000;

  private final NavigableMap<Long, Double> open = new TreeMap<>();
  private long closed = Long.MIN_VALUE;
  private long busiest;
  private double most;
  private long late;

  void add(Instant at, double readUnits) {
    long second = at.getEpochSecond();
    if (readUnits == 0) {
      return;
    }
    if (second <= closed) {
      late++;
      return;
    }
    open.merge(second, readUnits, Double::sum);
    if (open.size() > OPEN) {
      Map.Entry<Long, Double> earliest = open.pollFirstEntry();
      closed = earliest.getKey();
      compare(earliest.getKey(), earliest.getValue());
    }
  }

  /** Requests whose second was closed already. */
  long late() {
    return late;
  }

  /** The earliest of the busiest seconds; none where nothing was read. */
  Optional<TelemetryReport.BusiestSecond> busiest(String place) {
    open.forEach(this::compare);
    return most == 0
        ? Optional.empty()
        : Optional.of(TelemetryReport.BusiestSecond.of(place, busiest, most));
  }

  private void compare(long second, double readUnits) {
    if (readUnits > most) {
      busiest = second;
      most = readUnits;
    }
  }
}
