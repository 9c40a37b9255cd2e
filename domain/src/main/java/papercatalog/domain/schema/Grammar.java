package papercatalog.domain.schema;

/**
 * What identifiers look like. Neither grammar admits {@code #}, so that keys stay injective, nor
 * {@code / % ?}, which API Gateway's decoding of paths would change.
 */
public enum Grammar {
  /** Paper ids keep their case, and are the same whatever it is. */
  PAPER_ID("A-Za-z0-9", "._-", 128),
  /** Handles, collections and topics are lower-case slugs. */
  SLUG("a-z0-9", "-", 64),
  /** A revision in a path: a number from 1 as it is usually written. */
  REVISION("1-9", "0-9", "", 10),
  /** A BCP 47 tag by its characters. */
  LANGUAGE_TAG("A-Za-z0-9", "-", 35);

  private static final int ASCII = 128;

  private final String first;
  private final String ranges;
  private final String punctuation;
  private final int maxLength;
  private final boolean[] begins = new boolean[ASCII];
  private final boolean[] follows = new boolean[ASCII];

  /**
   * @param ranges of characters to begin with and to go on with, each written {@code a-z}
   * @param punctuation only to go on with
   */
  Grammar(String ranges, String punctuation, int maxLength) {
    this(ranges, ranges, punctuation, maxLength);
  }

  /**
   * @param first ranges of characters to begin with
   * @param ranges of characters to go on with
   */
  Grammar(String first, String ranges, String punctuation, int maxLength) {
    this.first = first;
    this.ranges = ranges;
    this.punctuation = punctuation;
    this.maxLength = maxLength;
    for (char c = 0; c < ASCII; c++) {
      begins[c] = inRanges(first, c);
      follows[c] = inRanges(ranges, c) || punctuation.indexOf(c) >= 0;
    }
  }

  /** The grammar as a regular expression for the whole value. */
  public String regex() {
    return "[" + first + "][" + ranges + punctuation + "]{0," + (maxLength - 1) + "}";
  }

  /**
   * Whether the whole of a value follows it. By tables, since every identifier of every item that
   * is read passes through here.
   */
  public boolean admits(String value) {
    int length = value.length();
    if (length == 0 || length > maxLength) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      char c = value.charAt(i);
      if (c >= ASCII || !(i == 0 ? begins : follows)[c]) {
        return false;
      }
    }
    return true;
  }

  /** The rule as an error message says it. */
  public String rule() {
    return "must match " + regex();
  }

  private static boolean inRanges(String ranges, char c) {
    for (int i = 0; i < ranges.length(); i += 3) {
      if (ranges.charAt(i) <= c && c <= ranges.charAt(i + 2)) {
        return true;
      }
    }
    return false;
  }
}
