package papercatalog.domain.schema;

/**
 * The grammars of identifiers. None admits {@code #}, so that keys stay injective, nor {@code / %
 * ?}, which API Gateway changes when it decodes paths.
 */
public enum Grammar {
  /** Paper ids keep their case, but are compared without it. */
  PAPER_ID("A-Za-z0-9", "._-", 128),
  /** Handles, collections and topics are lower-case slugs. */
  SLUG("a-z0-9", "-", 64),
  /** A word of a slug. */
  WORD("a-z0-9", "", 64),
  /** A revision in a path: a positive number without leading zeros. */
  REVISION("1-9", "0-9", "", 10),
  /** A BCP 47 tag, checked by its characters only. */
  LANGUAGE_TAG("A-Za-z0-9", "-", 35);

  private static final int ASCII = 128;

  private final String first;
  private final String ranges;
  private final String punctuation;
  private final int maxLength;
  private final boolean[] begins = new boolean[ASCII];
  private final boolean[] follows = new boolean[ASCII];

  /** {@code ranges} begin and continue, as {@code a-z}; {@code punctuation} only continues. */
  Grammar(String ranges, String punctuation, int maxLength) {
    this(ranges, ranges, punctuation, maxLength);
  }

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

  public String regex() {
    return "[" + first + "][" + ranges + punctuation + "]{0," + (maxLength - 1) + "}";
  }

  /** Uses tables, because every identifier of every item that is read passes through here. */
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
