package papercatalog.cli.console;

import module java.base;

/** Formats progress as text. Rates count from the first item. */
final class ProgressText {
  /** Work before this time says too little about the rest. */
  private static final double ENOUGH_SECONDS = 5;

  private final Progress.Meter meter;
  private final LongSupplier nanoseconds;
  private final Moment start;
  private Optional<Moment> first = Optional.empty();

  private record Moment(long at, long done, long items) {
    double secondsSince(Moment earlier) {
      return (at - earlier.at) / 1e9;
    }
  }

  ProgressText(Progress.Meter meter, LongSupplier nanoseconds) {
    this.meter = meter;
    this.nanoseconds = nanoseconds;
    this.start = now();
  }

  /** {@code import: 4,500 entries, 450 a second, 45 % of it, about 12 s left}. */
  synchronized String line() {
    Moment now = now();
    if (now.items == 0) {
      return "%s: %s, %.0f s so far"
          .formatted(meter.task(), meter.before(), now.secondsSince(start));
    }
    Moment from = first.orElse(now);
    first = Optional.of(from);
    double seconds = now.secondsSince(from);
    long size = meter.size().getAsLong();
    return "%s: %,d %s%s%s%s"
        .formatted(
            meter.task(),
            now.items,
            meter.noun(),
            seconds < ENOUGH_SECONDS
                ? ""
                : ", %,.0f a second".formatted((now.items - from.items) / seconds),
            size == 0 ? "" : ", %.0f %% of it".formatted(100.0 * now.done / size),
            seconds < ENOUGH_SECONDS || size <= now.done || now.done == from.done
                ? ""
                : left((size - now.done) * seconds / (now.done - from.done)));
  }

  private Moment now() {
    return new Moment(nanoseconds.getAsLong(), meter.done().getAsLong(), meter.items().getAsLong());
  }

  private static String left(double seconds) {
    return seconds < 90
        ? ", about %.0f s left".formatted(seconds)
        : ", about %.0f min left".formatted(seconds / 60);
  }
}
