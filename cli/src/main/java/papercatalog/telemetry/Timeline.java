package papercatalog.telemetry;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * The busiest second of each place in each span of time, in spans that grow with the time that
 * there is, so that they are never many.
 */
public final class Timeline {
  /** Spans at most. */
  static final int SPANS = 240;

  /** Each divides the next, so that spans can be put together. */
  private static final List<Long> WIDTHS =
      List.of(
          1L,
          2L,
          10L,
          30L,
          60L,
          120L,
          600L,
          1_800L,
          3_600L,
          7_200L,
          21_600L,
          43_200L,
          86_400L,
          604_800L,
          31_449_600L);

  private final List<Place> places;
  private NavigableMap<Long, BusySecond[]> spans = new TreeMap<>();
  private int width;

  Timeline(List<Place> places) {
    this.places = places;
  }

  void add(BusySecond second) {
    put(spans, second);
    while (spanCount() > SPANS && width + 1 < WIDTHS.size()) {
      widen();
    }
  }

  /** How long a span is. */
  public Duration width() {
    return Duration.ofSeconds(seconds());
  }

  /** The busiest seconds of a place, one for each span in which it was read at all. */
  public List<Peak> of(Place place) {
    List<Peak> peaks = new ArrayList<>();
    int index = places.indexOf(place);
    for (BusySecond[] span : spans.values()) {
      if (span[index] != null) {
        peaks.add(span[index].at(place));
      }
    }
    return peaks;
  }

  /** When the first span begins; the start of 1970 when there is none. */
  public Instant start() {
    return Instant.ofEpochSecond(spans.isEmpty() ? 0 : spans.firstKey());
  }

  /** How many spans there are from the first to the last, those without a reader too. */
  public long spanCount() {
    return spans.isEmpty() ? 0 : (spans.lastKey() - spans.firstKey()) / seconds() + 1;
  }

  /** The span of an instant, from 0. */
  public long span(Instant at) {
    return Math.floorDiv(at.getEpochSecond() - start().getEpochSecond(), seconds());
  }

  private void widen() {
    width++;
    NavigableMap<Long, BusySecond[]> wider = new TreeMap<>();
    for (BusySecond[] span : spans.values()) {
      for (BusySecond second : span) {
        if (second != null) {
          put(wider, second);
        }
      }
    }
    spans = wider;
  }

  private void put(NavigableMap<Long, BusySecond[]> into, BusySecond second) {
    long start = Math.floorDiv(second.epochSecond(), seconds()) * seconds();
    BusySecond[] span = into.computeIfAbsent(start, _ -> new BusySecond[places.size()]);
    for (int i = 0; i < span.length; i++) {
      double units = second.units(places.get(i));
      if (units > 0 && (span[i] == null || units > span[i].units(places.get(i)))) {
        span[i] = second;
      }
    }
  }

  private long seconds() {
    return WIDTHS.get(width);
  }
}
