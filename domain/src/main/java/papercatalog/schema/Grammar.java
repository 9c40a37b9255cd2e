package papercatalog.schema;

import java.util.regex.Pattern;

/**
 * What identifiers look like. Neither grammar admits {@code #}, so that keys stay injective, nor
 * {@code / % ?}, which API Gateway's decoding of paths would change.
 */
public enum Grammar {
  /** Paper ids keep their case and are compared byte by byte. */
  PAPER_ID("[A-Za-z0-9][A-Za-z0-9._-]{0,127}"),
  /** Handles, collections and topics are lower-case slugs. */
  SLUG("[a-z0-9][a-z0-9-]{0,63}");

  private final Pattern pattern;

  Grammar(String regex) {
    this.pattern = Pattern.compile(regex);
  }

  /** The grammar as a regular expression for the whole value. */
  public String regex() {
    return pattern.pattern();
  }

  /** Whether the whole of a value follows it. */
  public boolean admits(String value) {
    return pattern.matcher(value).matches();
  }

  /** The rule as an error message tells it. */
  public String rule() {
    return "must match " + regex();
  }
}
