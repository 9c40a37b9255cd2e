package papercatalog.log;

import java.time.LocalDate;

/**
 * A moment as RFC 3339 has it, in UTC and to the millisecond, always as long. By hand: a formatter
 * would be made for it while the first reader waits.
 */
final class Timestamp {
  private static final int LENGTH = 24;
  private static final int DAY = 86_400_000;
  private static final int HOUR = 3_600_000;
  private static final int MINUTE = 60_000;
  private static final int SECOND = 1_000;

  private Timestamp() {}

  /**
   * Writes it.
   *
   * @param milliseconds since 1970
   */
  static String of(long milliseconds) {
    int ofDay = Math.floorMod(milliseconds, DAY);
    StringBuilder text = new StringBuilder(LENGTH);
    text.append(LocalDate.ofEpochDay(Math.floorDiv(milliseconds, DAY))).append('T');
    twoDigits(ofDay / HOUR, text).append(':');
    twoDigits(ofDay % HOUR / MINUTE, text).append(':');
    twoDigits(ofDay % MINUTE / SECOND, text).append('.');
    text.append((char) ('0' + ofDay % SECOND / 100));
    return twoDigits(ofDay % 100, text).append('Z').toString();
  }

  private static StringBuilder twoDigits(int number, StringBuilder text) {
    return text.append((char) ('0' + number / 10)).append((char) ('0' + number % 10));
  }
}
