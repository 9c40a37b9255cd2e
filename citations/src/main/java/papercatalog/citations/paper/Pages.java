package papercatalog.citations.paper;

import module java.base;

public final class Pages {
  private static final String PAGE = "([^\\s\\p{Pd}]*\\d)";
  private static final Pattern RANGE =
      Pattern.compile(PAGE + "\\s*(?:\\p{Pd}|--)\\s*" + PAGE + "(\\+|ff\\.?)?");

  private static final Pattern PRINTED = Pattern.compile("\\b(\\d+)–(\\d+)\\b");

  private Pages() {}

  /** The text, with an en dash for a hyphen between two pages. */
  public static String printed(String pages) {
    Matcher range = RANGE.matcher(pages);
    return range.matches() ? range.replaceFirst("$1–$2$3") : pages;
  }

  /**
   * Leaves out the digits that both pages of a range, with an en dash, begin with: all but two, or
   * more where the Chicago Manual does (9.61), after a first page like 101 or 200.
   */
  public static String shortened(String pages, boolean fewer) {
    return PRINTED.matcher(pages).replaceAll(range -> shortened(range, fewer));
  }

  private static String shortened(MatchResult range, boolean fewer) {
    String first = range.group(1);
    String last = range.group(2);
    boolean early = fewer && first.matches("\\d+0\\d");
    int least = !early ? 2 : first.endsWith("00") ? last.length() : 1;
    int same = 0;
    while (first.length() == last.length()
        && same < last.length() - least
        && first.charAt(same) == last.charAt(same)) {
      same++;
    }
    return first + "–" + last.substring(same);
  }
}
