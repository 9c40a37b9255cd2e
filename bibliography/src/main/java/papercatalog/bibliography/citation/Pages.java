package papercatalog.bibliography.citation;

import module java.base;

/** Formats pages as printed: a range has an en dash, regardless of the bibliography's spelling. */
final class Pages {
  private static final String PAGE = "([^\\s\\p{Pd}]*\\d)";
  private static final Pattern RANGE =
      Pattern.compile(PAGE + "\\s*(?:\\p{Pd}|--)\\s*" + PAGE + "(\\+|ff\\.?)?");

  private Pages() {}

  /** The text, with an en dash for a hyphen between two pages. */
  static String printed(String pages) {
    Matcher range = RANGE.matcher(pages);
    return range.matches() ? range.replaceFirst("$1–$2$3") : pages;
  }
}
