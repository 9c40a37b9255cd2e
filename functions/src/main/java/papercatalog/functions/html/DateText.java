package papercatalog.functions.html;

import java.time.Instant;
import papercatalog.domain.model.PublicationDate;

/** Dates for people: {@code 18 April 2026}. Formatted by hand: locale data loads slowly. */
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

  /** The UTC day of an instant. */
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
