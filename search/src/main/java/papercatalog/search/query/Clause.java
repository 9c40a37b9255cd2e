package papercatalog.search.query;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part of a query.
 *
 * @param target where to look
 * @param text as the user wrote it, without quotation marks
 * @param phrase whether the words must be adjacent
 * @param negated whether papers with it are left out
 */
record Clause(Target target, String text, boolean phrase, boolean negated) {
  private static final Pattern YEARS = Pattern.compile("(\\d{4})?(\\.\\.)?(\\d{4})?");

  /** Where to look for the text of a clause. */
  enum Target {
    /** All fields of text. */
    ANY,
    TITLE,
    AUTHOR,
    VENUE,
    TOPIC,
    COLLECTION,
    YEAR;

    /** Whether the text is words. */
    boolean isText() {
      return this == ANY || this == TITLE || this == AUTHOR || this == VENUE;
    }
  }

  /** The first and the last year, both inclusive. */
  record Years(int first, int last) {}

  /** The years of a {@link Target#YEAR} clause; empty when the text does not name any. */
  Optional<Years> years() {
    Matcher matcher = YEARS.matcher(text);
    if (text.length() < 4 || !matcher.matches()) {
      return Optional.empty();
    }
    String first = matcher.group(1);
    String last = matcher.group(3);
    boolean range = matcher.group(2) != null;
    if (!range && first != null && last != null) {
      return Optional.empty(); // eight digits
    }
    int from = first == null ? (range ? 0 : year(last)) : year(first);
    return Optional.of(new Years(from, last == null ? (range ? 9999 : from) : year(last)));
  }

  private static int year(String digits) {
    return Integer.parseInt(digits);
  }
}
