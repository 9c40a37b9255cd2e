package papercatalog.text;

import java.util.regex.Pattern;

/**
 * White space of files that break lines where they please. Only ASCII white space counts: a
 * no-break space or an ideographic one was meant.
 */
public final class Spaces {
  private static final Pattern RUN = Pattern.compile("[ \t\n\r\f]+");
  private static final Pattern BLANK_LINE = Pattern.compile("\n[ \t\r\f]*\n");
  private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}&&[^ \t\n\r\f]]");

  private Spaces() {}

  /** One line: every run of white space is one space, and none begins or ends it. */
  public static String line(String text) {
    return trimmed(RUN.matcher(text).replaceAll(" "));
  }

  /** Paragraphs: a blank line stays one, every other run of white space is one space. */
  public static String prose(String text) {
    return trimmed(
        RUN.matcher(text).replaceAll(run -> BLANK_LINE.matcher(run.group()).find() ? "\n\n" : " "));
  }

  /** The text without control characters, which stray into files. */
  public static String withoutControls(String text) {
    return CONTROL.matcher(text).replaceAll("");
  }

  private static String trimmed(String text) {
    int start = 0;
    int end = text.length();
    while (start < end && isSpace(text.charAt(start))) {
      start++;
    }
    while (start < end && isSpace(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(start, end);
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c == '\n';
  }
}
