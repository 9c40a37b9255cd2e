package papercatalog.functions.html;

import java.time.Instant;
import papercatalog.domain.model.PublicationDate;

/**
 * Dates as people read them, as exactly as they are known: {@code 18 April 2026}. By hand, since
 * the formats of a locale take long to load.
 */
record DateText(String text, String machine) {
  private static final int MONTH = 7;
  private static final int DAY = 10;
  private static final String[] MONTHS = {
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December"
  };

  static DateText of(PublicationDate date) {
    return new DateText(people(date.text()), date.text());
  }

  /** The day of a moment, in UTC. */
  static DateText of(Instant moment) {
    String text = moment.toString();
    return new DateText(people(text), text);
  }

  private static String people(String iso) {
    String year = iso.substring(0, 4);
    if (iso.length() < MONTH) {
      return year;
    }
    String month = MONTHS[number(iso, 5) - 1] + " " + year;
    return iso.length() < DAY ? month : number(iso, 8) + " " + month;
  }

  private static int number(String iso, int at) {
    return Integer.parseInt(iso, at, at + 2, 10);
  }
}
