package papercatalog.model;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.regex.Pattern;

/**
 * When a paper was published: ISO 8601 with reduced precision, {@code 2026}, {@code 2026-04},
 * {@code 2026-04-18} or {@code 2026-04-18T09:30:00Z}.
 *
 * <p>A date sorts as its earliest moment, which the order of the strings gives by itself once a
 * delimiter below {@code -} and {@code T} follows them in the sort key.
 *
 * @param text as given; there is exactly one way to write each date
 */
public record PublicationDate(String text) {
  private static final Pattern SHAPE =
      Pattern.compile("(\\d{4})(-\\d{2})?(-\\d{2})?(T\\d{2}:\\d{2}:\\d{2}Z)?");

  /**
   * Checks shape and calendar.
   *
   * @throws InvalidValue when it is no such date
   */
  public PublicationDate {
    earliest(text);
  }

  /** The earliest moment of the date, in UTC. */
  public LocalDateTime earliest() {
    return earliest(text);
  }

  /** The shortest date with the same earliest moment: {@code 2026} for {@code 2026-01-01}. */
  public PublicationDate shortest() {
    LocalDateTime moment = earliest();
    if (!moment.equals(moment.toLocalDate().atStartOfDay())) {
      return this;
    }
    if (moment.getDayOfMonth() > 1) {
      return new PublicationDate(text.substring(0, 10));
    }
    return new PublicationDate(text.substring(0, moment.getMonthValue() > 1 ? 7 : 4));
  }

  @Override
  public String toString() {
    return text;
  }

  private static LocalDateTime earliest(String text) {
    if (!SHAPE.matcher(text).matches()) {
      throw invalid();
    }
    try {
      return switch (text.length()) {
        case 4 -> LocalDate.parse(text + "-01-01").atStartOfDay();
        case 7 -> LocalDate.parse(text + "-01").atStartOfDay();
        case 10 -> LocalDate.parse(text).atStartOfDay();
        case 20 -> LocalDateTime.parse(text.substring(0, 19));
        default -> throw invalid();
      };
    } catch (DateTimeException _) {
      throw invalid();
    }
  }

  private static InvalidValue invalid() {
    return new InvalidValue(
        "date", "must be YYYY, YYYY-MM, YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ, and in the calendar");
  }
}
