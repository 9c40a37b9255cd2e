package papercatalog.domain.table;

import static papercatalog.domain.schema.KeyPrefix.*;

import module java.base;

import papercatalog.domain.model.Change;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.IsoInstant;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Status;

/** Sort keys of lists in the order of time, and the bounds of ranges of them. */
public final class Positions {
  public static final int FIRST_YEAR_OF_CHANGES = 2026;

  /** The position of the head of a list, behind every date. */
  public static final String HEAD = "~";

  /** Sorts after all that may follow a date in a sort key: delimiter, hyphen, digit, letter. */
  private static final String AFTER_ANY = "~";

  /** Sorts before all dates. */
  private static final String SUPERSEDED = "!";

  private static final int SECOND_LENGTH = "0000-00-00T00:00:00".length();
  private static final int MOMENT_LENGTH = "0000-00-00T00:00:00.000Z".length();

  private Positions() {}

  /** The position of a change in the lists of changes: by time, then by id. */
  public static String ofChange(Change change) {
    return moment(change.at()) + DELIMITER + change.id().key();
  }

  /** A time as in the keys of changes: always with milliseconds. */
  public static String moment(Instant at) {
    String text = IsoInstant.text(at.truncatedTo(ChronoUnit.MILLIS));
    return text.length() == MOMENT_LENGTH ? text : text.substring(0, SECOND_LENGTH) + ".000Z";
  }

  /** The position of a paper in the lists: by date, then by id. */
  public static String ofPaper(PublicationDate published, PaperId id) {
    return DATE.text() + published + DELIMITER + id.key();
  }

  /** The position of a paper in a list: behind all others, newest first, if it is superseded. */
  public static String ofListed(Status status, PublicationDate published, PaperId id) {
    return status == Status.SUPERSEDED
        ? DATE.text() + SUPERSEDED + published + DELIMITER + id.key()
        : ofPaper(published, id);
  }

  public static boolean isSuperseded(String listPosition) {
    return listPosition.startsWith(SUPERSEDED, DATE.text().length());
  }

  public static PaperId paperAt(String listPosition) {
    String[] parts = listPosition.split(DELIMITER, -1);
    if (parts.length != 3) {
      throw new InvalidValue("position", "must hold a date and an id");
    }
    new PublicationDate(isSuperseded(listPosition) ? parts[1].substring(1) : parts[1]);
    return new PaperId(parts[2]);
  }

  public static PaperId changedPaperAt(String changePosition) {
    if (!isChangePosition(changePosition)) {
      throw new InvalidValue("position", "must hold a moment and an id");
    }
    return new PaperId(changePosition.substring(MOMENT_LENGTH + 1));
  }

  /** A lower bound for the positions of changes from a date on, or of all changes. */
  public static String changesFrom(Optional<PublicationDate> since) {
    String first = Integer.toString(FIRST_YEAR_OF_CHANGES);
    String text = since.map(date -> date.text().replace("Z", "")).orElse(first);
    return text.compareTo(first) < 0 ? first : text;
  }

  /** An upper bound for the positions of changes up to the end of a date, or of all changes. */
  public static String changesUntil(Optional<PublicationDate> until) {
    return until.map(PublicationDate::text).orElse("") + AFTER_ANY;
  }

  public static String changesUntil(Instant until) {
    return moment(until) + AFTER_ANY;
  }

  public static String lowerBound(int year) {
    return year + "-";
  }

  public static String upperBound(int year) {
    return year + "-" + AFTER_ANY;
  }

  /** Whether a text has the form of {@link #ofChange}. */
  public static boolean isChangePosition(String text) {
    return text.indexOf(DELIMITER) == MOMENT_LENGTH;
  }

  /** Whether an upper bound is above all positions of its kind. */
  public static boolean isOpen(String upperBound) {
    return upperBound.endsWith(DELIMITER + AFTER_ANY);
  }

  /** An upper bound for sort keys that begin with a text. */
  public static String upperBound(String begin) {
    return begin + AFTER_ANY;
  }

  /** A lower bound for positions from a date on; below all of them when there is no date. */
  public static String lowerBound(Optional<PublicationDate> from) {
    return DATE.text() + from.map(date -> date.shortest().text()).orElse("");
  }

  /** An upper bound for positions up to the end of a date; above all of them when there is none. */
  public static String upperBound(Optional<PublicationDate> until) {
    return DATE.text() + until.map(PublicationDate::text).orElse("") + AFTER_ANY;
  }
}
