package papercatalog.domain.model;

import module java.base;

/**
 * Instants in the form of {@link Instant#toString}. The JDK's formatter is ten times slower, and a
 * thousand times on its first use, in a function's first answer.
 */
public final class IsoInstant {
  private static final int TO_THE_SECOND = "0000-00-00T00:00:00".length();
  private static final int NANOSECOND_DIGITS = 9;
  private static final int LAST_YEAR = 9999;

  private IsoInstant() {}

  /** Formats an instant: {@code 2026-04-18T09:30:00Z}, with 0, 3, 6 or 9 fractional digits. */
  public static String text(Instant moment) {
    LocalDateTime time = LocalDateTime.ofEpochSecond(moment.getEpochSecond(), 0, ZoneOffset.UTC);
    if (time.getYear() < 0 || time.getYear() > LAST_YEAR) {
      return moment.toString();
    }
    StringBuilder text = new StringBuilder(TO_THE_SECOND + NANOSECOND_DIGITS + 2);
    digits(text, time.getYear(), 4);
    digits(text.append('-'), time.getMonthValue(), 2);
    digits(text.append('-'), time.getDayOfMonth(), 2);
    digits(text.append('T'), time.getHour(), 2);
    digits(text.append(':'), time.getMinute(), 2);
    digits(text.append(':'), time.getSecond(), 2);
    fraction(text, moment.getNano());
    return text.append('Z').toString();
  }

  /** Fails with {@link DateTimeException} when the text is not an instant. */
  public static Instant parse(String text) {
    int end = text.length() - 1;
    int digits = end - TO_THE_SECOND - 1;
    if (end == TO_THE_SECOND) {
      return toTheSecond(text);
    }
    if (digits < 1 || digits > NANOSECOND_DIGITS || text.charAt(TO_THE_SECOND) != '.') {
      return Instant.parse(text);
    }
    int nanoseconds = 0;
    for (int i = TO_THE_SECOND + 1; i <= TO_THE_SECOND + NANOSECOND_DIGITS; i++) {
      char digit = i < end ? text.charAt(i) : '0';
      if (digit < '0' || digit > '9') {
        return Instant.parse(text);
      }
      nanoseconds = nanoseconds * 10 + digit - '0';
    }
    return toTheSecond(text.substring(0, TO_THE_SECOND) + text.charAt(end)).plusNanos(nanoseconds);
  }

  private static Instant toTheSecond(String text) {
    try {
      return new PublicationDate(text).earliest().toInstant(ZoneOffset.UTC);
    } catch (InvalidValue _) {
      return Instant.parse(text);
    }
  }

  private static void fraction(StringBuilder text, int nanoseconds) {
    if (nanoseconds == 0) {
      return;
    }
    text.append('.');
    if (nanoseconds % 1_000_000 == 0) {
      digits(text, nanoseconds / 1_000_000, 3);
    } else if (nanoseconds % 1_000 == 0) {
      digits(text, nanoseconds / 1_000, 6);
    } else {
      digits(text, nanoseconds, NANOSECOND_DIGITS);
    }
  }

  private static void digits(StringBuilder text, int number, int width) {
    String digits = Integer.toString(number);
    for (int i = digits.length(); i < width; i++) {
      text.append('0');
    }
    text.append(digits);
  }
}
