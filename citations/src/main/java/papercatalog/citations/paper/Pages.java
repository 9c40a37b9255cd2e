package papercatalog.citations.paper;

import module java.base;

public final class Pages {
  private static final String PAGE = "([^\\s\\p{Pd}−]*\\d)";
  private static final Pattern RANGE =
      Pattern.compile(PAGE + "\\s*(?:[\\p{Pd}−]|--)\\s*" + PAGE + "(\\+|ff\\.?)?");
  private static final Pattern LABEL = Pattern.compile("(?i)^(?:pp?|s)\\.\\s*(?=\\w*\\d)");

  private Pages() {}

  /** The text without {@code pp.}, with an en dash for a hyphen between two pages. */
  public static String printed(String text) {
    String pages = LABEL.matcher(text).replaceFirst("");
    Matcher range = RANGE.matcher(pages);
    return range.matches() ? range.replaceFirst("$1–$2$3") : pages;
  }
}
