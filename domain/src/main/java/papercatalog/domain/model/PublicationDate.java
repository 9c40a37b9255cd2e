package papercatalog.domain.model;

import module java.base;

/**
 * When a paper was published: ISO 8601 with reduced precision, {@code 2026}, {@code 2026-04},
 * {@code 2026-04-18} or {@code 2026-04-18T09:30:00Z}. There is one way to write each date.
 *
 * <p>A date sorts by its earliest moment, because a delimiter below {@code -} and {@code T} follows
 * it in the sort key.
 */
public record PublicationDate(String text) {
  /** A day of the calendar, for the descriptions of dates. */
  public static final String DAY_REGEX =
      "(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
          + "|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))"
          + "|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)";

  public static final String TIME_REGEX = "T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]";

  /** All dates, for descriptions; reading does not need it. */
  public static final String REGEX =
      "(?:[0-9]{4}(?:-(?:0[1-9]|1[0-2]))?|" + DAY_REGEX + "(?:" + TIME_REGEX + "Z)?)";

  /** Every date is a prefix of this, with digits for the zeros. */
  private static final String SHAPE = "0000-00-00T00:00:00Z";

  public PublicationDate {
    earliest(text);
  }

  public String year() {
    return text.substring(0, 4);
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
    int length = text.length();
    if (!(length == 4 || length == 7 || length == 10 || length == 20) || !isShaped(text)) {
      throw invalid();
    }
    try {
      return LocalDateTime.of(
          Integer.parseInt(text, 0, 4, 10),
          length > 4 ? pair(text, 5) : 1,
          length > 7 ? pair(text, 8) : 1,
          length > 10 ? pair(text, 11) : 0,
          length > 10 ? pair(text, 14) : 0,
          length > 10 ? pair(text, 17) : 0);
    } catch (DateTimeException _) {
      throw invalid();
    }
  }

  private static boolean isShaped(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      char shape = SHAPE.charAt(i);
      if (shape == '0' ? c < '0' || c > '9' : c != shape) {
        return false;
      }
    }
    return true;
  }

  private static int pair(String text, int at) {
    return Integer.parseInt(text, at, at + 2, 10);
  }

  private static InvalidValue invalid() {
    return new InvalidValue(
        "date", "must be YYYY, YYYY-MM, YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ, and in the calendar");
  }
}
