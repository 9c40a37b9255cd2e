package papercatalog.cli.target;

import module java.base;

import papercatalog.domain.read.Catalog;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;

/**
 * Compares the local clock with DynamoDB's by the {@code Date} header of its last response.
 * Followers of the changes miss a write dated in the past, and see one dated in the future late.
 */
final class ServerClock implements ExecutionInterceptor {
  private static final Duration DATE_RESOLUTION = Duration.ofSeconds(1);

  private Instant sent = Instant.EPOCH;
  private Duration ahead = Duration.ZERO;

  @Override
  public synchronized void beforeTransmission(
      Context.BeforeTransmission context, ExecutionAttributes attributes) {
    sent = Instant.now();
  }

  @Override
  public synchronized void afterTransmission(
      Context.AfterTransmission context, ExecutionAttributes attributes) {
    Instant received = Instant.now();
    ahead =
        context
            .httpResponse()
            .firstMatchingHeader("Date")
            .flatMap(ServerClock::parsed)
            .map(date -> ahead(date, received))
            .orElse(Duration.ZERO);
  }

  /** Checks that the local clock is not certainly too far off to date writes. */
  synchronized void requireAgreement(String place) {
    if (ahead.abs().compareTo(Catalog.MAX_CLOCK_ERROR) > 0) {
      throw new UnusableTarget(
          "This machine's clock is %s %s that of %s. Followers of the changes would miss what it writes or learn of it late. Set the clock, or pass --ignore-clock. Nothing was written."
              .formatted(text(ahead.abs()), ahead.isNegative() ? "behind" : "ahead of", place));
    }
  }

  /**
   * The least that the local clock is ahead; negative when it is behind. The response was dated
   * between sending and receiving, and its date drops fractions of a second.
   */
  private Duration ahead(Instant date, Instant received) {
    Duration most = Duration.between(date, received);
    Duration least = Duration.between(date.plus(DATE_RESOLUTION), sent);
    if (most.isNegative()) {
      return most;
    }
    return least.isPositive() ? least : Duration.ZERO;
  }

  private static Optional<Instant> parsed(String date) {
    try {
      return Optional.of(DateTimeFormatter.RFC_1123_DATE_TIME.parse(date, Instant::from));
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }

  /** {@code 45s} or {@code 1h12m3s}. */
  private static String text(Duration duration) {
    return Duration.ofSeconds(duration.toSeconds())
        .toString()
        .substring(2)
        .toLowerCase(Locale.ROOT);
  }
}
