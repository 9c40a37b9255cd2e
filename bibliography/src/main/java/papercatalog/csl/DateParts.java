package papercatalog.csl;

import java.io.IOException;
import java.time.LocalDateTime;
import papercatalog.model.PublicationDate;

/** A date as CSL-JSON has it: numbers of year, month and day, as far as they are known. */
final class DateParts {
  private static final int YEAR = 4;
  private static final int MONTH = 7;

  private DateParts() {}

  /** Writes the members of the date. */
  static void write(PublicationDate date, MemberWriter members) throws IOException {
    if (!isWithParts(date)) {
      members.text("literal", date.text());
      return;
    }
    LocalDateTime earliest = date.earliest();
    members.json().writeArrayFieldStart("date-parts");
    members.json().writeStartArray();
    members.json().writeNumber(earliest.getYear());
    if (date.text().length() > YEAR) {
      members.json().writeNumber(earliest.getMonthValue());
    }
    if (date.text().length() > MONTH) {
      members.json().writeNumber(earliest.getDayOfMonth());
    }
    members.json().writeEndArray();
    members.json().writeEndArray();
  }

  /** Programs take a year 0 for none. */
  private static boolean isWithParts(PublicationDate date) {
    return date.earliest().getYear() > 0;
  }
}
