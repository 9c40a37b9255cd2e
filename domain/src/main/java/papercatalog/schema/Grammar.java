package papercatalog.schema;

/**
 * What identifiers look like. Neither grammar admits {@code #}, so that keys stay injective, nor
 * {@code / % ?}, which API Gateway's decoding of paths would change.
 */
public enum Grammar {
  /** Paper ids keep their case and are compared byte by byte. */
  PAPER_ID("A-Za-z0-9", "._-", 128),
  /** Handles, collections and topics are lower-case slugs. */
  SLUG("a-z0-9", "-", 64);

  private final String ranges;
  private final String punctuation;
  private final int maxLength;

  /**
   * @param ranges of characters to begin with and to go on with, each written {@code a-z}
   * @param punctuation only to go on with
   */
  Grammar(String ranges, String punctuation, int maxLength) {
    this.ranges = ranges;
    this.punctuation = punctuation;
    this.maxLength = maxLength;
  }

  /** The grammar as a regular expression for the whole value. */
  public String regex() {
    return "[%s][%1$s%s]{0,%d}".formatted(ranges, punctuation, maxLength - 1);
  }

  /**
   * Whether the whole of a value follows it. A plain loop: every identifier of every item that is
   * read passes through here.
   */
  public boolean admits(String value) {
    int length = value.length();
    if (length == 0 || length > maxLength) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      char c = value.charAt(i);
      if (!inRanges(c) && (i == 0 || punctuation.indexOf(c) < 0)) {
        return false;
      }
    }
    return true;
  }

  /** The rule as an error message tells it. */
  public String rule() {
    return "must match " + regex();
  }

  private boolean inRanges(char c) {
    for (int i = 0; i < ranges.length(); i += 3) {
      if (ranges.charAt(i) <= c && c <= ranges.charAt(i + 2)) {
        return true;
      }
    }
    return false;
  }
}
