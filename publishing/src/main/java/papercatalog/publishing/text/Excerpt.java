package papercatalog.publishing.text;

import java.util.regex.Pattern;
import papercatalog.citations.paper.Spaces;

/** An excerpt of a file's text for messages: one line, shortened if it is long. */
public final class Excerpt {
  private static final int LENGTH = 80;
  private static final Pattern UNSHOWN = Pattern.compile("[\\p{Cntrl}\\p{Cf}\\u2028\\u2029]");

  private Excerpt() {}

  public static String of(String text) {
    return of(text, LENGTH);
  }

  public static String of(String text, int length) {
    String start = text.length() <= 2 * length ? text : text.substring(0, 2 * length);
    String line = Spaces.line(UNSHOWN.matcher(start).replaceAll(" "));
    return line.length() <= length ? line : line.substring(0, length) + "…";
  }
}
