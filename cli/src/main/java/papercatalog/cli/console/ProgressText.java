package papercatalog.cli.console;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Formats progress as text. */
final class ProgressText {
  private final Progress.Meter meter;
  private final LongSupplier nanoseconds;
  private final long start;
  private final Pace pace;

  /**
   * @param nanoseconds a clock such as {@link System#nanoTime}
   */
  ProgressText(Progress.Meter meter, LongSupplier nanoseconds) {
    this.meter = meter;
    this.nanoseconds = nanoseconds;
    this.start = nanoseconds.getAsLong();
    this.pace = new Pace(nanoseconds);
  }

  /** {@code import: 4,500 entries, 450 a second, 45 % of it, about 12 s left}. */
  String line() {
    String state = meter.task() + ": " + state();
    if (meter.items().getAsLong() == 0) {
      return "%s, %d s so far".formatted(state, (nanoseconds.getAsLong() - start) / 1_000_000_000);
    }
    long size = meter.size().getAsLong();
    String share =
        size == 0 ? "" : ", %.0f %% of it".formatted(100.0 * meter.done().getAsLong() / size);
    return state + share + left().map(left -> ", about " + text(left) + " left").orElse("");
  }

  /** {@code 4,500 entries, 450 a second}, or the text to show before the first item. */
  String state() {
    long items = meter.items().getAsLong();
    pace.seen(meter.done().getAsLong(), items);
    return items == 0
        ? meter.before()
        : "%,d %s%s"
            .formatted(
                items, meter.noun(), pace.rate().map(", %,.0f a second"::formatted).orElse(""));
  }

  /** The remaining time, if it is known. */
  Optional<Duration> left() {
    return pace.left(meter.size().getAsLong());
  }

  private static String text(Duration left) {
    return left.toSeconds() < 90
        ? left.toSeconds() + " s"
        : Math.round(left.toSeconds() / 60.0) + " min";
  }
}
