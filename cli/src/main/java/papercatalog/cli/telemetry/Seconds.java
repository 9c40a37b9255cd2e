package papercatalog.cli.telemetry;

import module java.base;

/**
 * The read units of an index per second; keeps the busiest second. Memory is bounded: with more
 * than {@value #OPEN} open seconds it closes the earliest one, so logs of several functions may
 * follow each other as long as they cover about a day.
 */
final class Seconds {
  static final int OPEN = 100_000;

  private final String place;
  private final NavigableMap<Long, Double> open = new TreeMap<>();
  private long closed = Long.MIN_VALUE;
  private long busiest;
  private double most;
  private long late;

  Seconds(String place) {
    this.place = place;
  }

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

  long late() {
    return late;
  }

  Optional<TelemetryReport.BusiestSecond> busiest() {
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
