package papercatalog.search.index;

import module java.base;

import papercatalog.domain.model.PublicationDate;

/**
 * A part of a query.
 *
 * @param target where to look
 * @param text as the user wrote it, without quotation marks
 * @param phrase whether the words must be adjacent
 * @param negated whether papers with it are left out
 */
record Clause(Target target, String text, boolean phrase, boolean negated) {
  private static final Pattern YEARS =
      Pattern.compile("(?<only>\\d{4})|(?=.{4})(?<first>\\d{4})?\\.\\.(?<last>\\d{4})?");

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
  record Years(Optional<PublicationDate> first, Optional<PublicationDate> last) {}

  /** The years of a {@link Target#YEAR} clause; empty when the text does not name any. */
  Optional<Years> years() {
    Matcher range = YEARS.matcher(text);
    if (!range.matches()) {
      return Optional.empty();
    }
    Optional<PublicationDate> only = year(range.group("only"));
    return Optional.of(
        only.isPresent()
            ? new Years(only, only)
            : new Years(year(range.group("first")), year(range.group("last"))));
  }

  private static Optional<PublicationDate> year(String digits) {
    return Optional.ofNullable(digits).map(PublicationDate::new);
  }
}
