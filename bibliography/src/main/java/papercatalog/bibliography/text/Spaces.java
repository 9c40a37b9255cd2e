package papercatalog.bibliography.text;

/**
 * Normalizes white space of files that break lines anywhere. Only ASCII white space counts: a
 * no-break or ideographic space is intentional.
 */
public final class Spaces {
  private Spaces() {}

  /** One line: every run of white space becomes one space, without any at the ends. */
  public static String line(String text) {
    return folded(text, " ");
  }

  /** Paragraphs: blank lines are kept, every other run of white space becomes one space. */
  public static String prose(String text) {
    return folded(text, "\n\n");
  }

  /** Removes control characters, which stray into files. */
  public static String withoutControls(String text) {
    StringBuilder kept = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (isSpace(c) || !Character.isISOControl(c)) {
        kept.append(c);
      }
    }
    return kept.length() == text.length() ? text : kept.toString();
  }

  private static String folded(String text, String blankLine) {
    StringBuilder folded = new StringBuilder(text.length());
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i);
      int lines = 0;
      int start = i;
      while (i < text.length() && isSpace(text.charAt(i))) {
        lines += text.charAt(i) == '\n' ? 1 : 0;
        i++;
      }
      if (i == start) {
        folded.append(c);
        i++;
      } else if (start > 0 && i < text.length()) {
        folded.append(lines > 1 ? blankLine : " ");
      }
    }
    return folded.toString();
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
  }
}
