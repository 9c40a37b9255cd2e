package papercatalog.bibliography.citation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Pages as they are printed: a range has an en dash, however a bibliography types it. */
final class Pages {
  private static final String PAGE = "([^\\s\\p{Pd}]*\\d)";
  private static final Pattern RANGE =
      Pattern.compile(PAGE + "\\s*(?:\\p{Pd}|--)\\s*" + PAGE + "(\\+|ff\\.?)?");

  private Pages() {}

  /** The text, in which a hyphen between two pages has become an en dash. */
  static String printed(String pages) {
    Matcher range = RANGE.matcher(pages);
    return range.matches() ? range.replaceFirst("$1–$2$3") : pages;
  }
}
