package papercatalog.telemetry;

import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/** Adds lines up, in the same memory however many there are. */
public final class Recorder {
  private final Period asked;
  private final Peaks peaks;
  private final Seconds seconds;
  private final List<PatternTally> patterns =
      Operation.ALL.stream().map(PatternTally::new).toList();
  private final Map<LogLine.Reason, Long> skipped = new EnumMap<>(LogLine.Reason.class);
  private Optional<Period> seen = Optional.empty();
  private final AtomicLong lines = new AtomicLong();
  private long wakes;
  private long foreign;

  /**
   * Before the first line.
   *
   * @param asked lines of other times are passed over
   */
  public Recorder(Period asked, List<Place> places, Limits limits) {
    this(asked, places, limits, Seconds.OPEN);
  }

  Recorder(Period asked, List<Place> places, Limits limits, int openSeconds) {
    this.asked = asked;
    this.peaks = new Peaks(places, limits);
    this.seconds = new Seconds(openSeconds, peaks::add);
  }

  /** A line, whatever it is. */
  public void add(LogLine line) {
    lines.incrementAndGet();
    switch (line) {
      case LogLine.Request request when asked.contains(request.at()) -> add(request);
      case LogLine.Wake wake when asked.contains(wake.at()) -> {
        see(wake.at());
        wakes++;
      }
      case LogLine.Skipped(var reason) -> skipped.merge(reason, 1L, Long::sum);
      case LogLine.Foreign _ -> foreign++;
      case LogLine.Request _, LogLine.Wake _ -> {} // It is of another time.
    }
  }

  /** How many there were, of all times and kinds. */
  public long lines() {
    return lines.get();
  }

  /**
   * What they say together, once all are there.
   *
   * @throws NoLines when none is of a function
   */
  public Figures figures() {
    seconds.close();
    Figures.Count count = new Figures.Count(wakes, skipped, seconds.late());
    Period period = seen.orElseThrow(() -> NoLines.among(lines(), foreign, count, asked));
    return Figures.of(
        period,
        patterns.stream()
            .map(PatternTally::figures)
            .filter(figures -> figures.requests() > 0)
            .toList(),
        peaks,
        count);
  }

  private void add(LogLine.Request request) {
    see(request.at());
    patterns.get(request.operation().position()).add(request);
    seconds.add(request.at(), request.operation(), request.readUnits());
  }

  private void see(Instant at) {
    seen = Optional.of(seen.map(period -> period.including(at)).orElse(new Period(at, at)));
  }
}
