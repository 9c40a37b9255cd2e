package papercatalog.cli.target;

import module java.base;

import papercatalog.domain.read.Catalog;
import software.amazon.awssdk.http.SdkHttpResponse;

/** Compares clocks by the {@code Date} header: followers of changes miss misdated writes. */
final class ServerClock {
  private ServerClock() {}

  /**
   * Checks that the local clock is not certainly too far off to date writes. The response was dated
   * after the request was sent, and its date drops fractions of a second.
   */
  static void requireAgreement(SdkHttpResponse response, Instant sent, String place) {
    response
        .firstMatchingHeader("Date")
        .flatMap(ServerClock::parsed)
        .ifPresent(
            date -> {
              require(Duration.between(Instant.now(), date), "behind", place);
              require(Duration.between(date.plusSeconds(1), sent), "ahead of", place);
            });
  }

  private static void require(Duration off, String direction, String place) {
    if (off.compareTo(Catalog.MAX_CLOCK_ERROR) > 0) {
      throw new UnusableTarget(
          "This machine's clock is %s %s that of %s. Followers of the changes would miss what it writes or learn of it late. Set the clock, or pass --ignore-clock. Nothing was written."
              .formatted(text(off), direction, place));
    }
  }

  private static Optional<Instant> parsed(String date) {
    try {
      return Optional.of(DateTimeFormatter.RFC_1123_DATE_TIME.parse(date, Instant::from));
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }

  private static String text(Duration duration) {
    return Duration.ofSeconds(duration.toSeconds())
        .toString()
        .substring(2)
        .toLowerCase(Locale.ROOT);
  }
}
