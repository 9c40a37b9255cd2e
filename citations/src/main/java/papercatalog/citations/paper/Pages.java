package papercatalog.citations.paper;

import module java.base;

public final class Pages {
  private static final String PAGE = "([^\\s\\p{Pd}]*\\d)";
  private static final Pattern RANGE =
      Pattern.compile(PAGE + "\\s*(?:\\p{Pd}|--)\\s*" + PAGE + "(\\+|ff\\.?)?");

  private Pages() {}

  /** The text, with an en dash for a hyphen between two pages. */
  public static String printed(String pages) {
    Matcher range = RANGE.matcher(pages);
    return range.matches() ? range.replaceFirst("$1–$2$3") : pages;
  }
}
