package papercatalog.citations.paper;

import java.util.regex.Pattern;

/** Folds white space, but only ASCII's: a no-break or ideographic space is intentional. */
public final class Spaces {
  private static final Pattern RUN = Pattern.compile("[ \\t\\n\\r\\f]+");
  private static final Pattern STRAY = Pattern.compile("[\\p{Cc}\u00AD\uFEFF&&[^ \\t\\n\\r\\f]]");

  private Spaces() {}

  /** One line: every run of white space becomes one space, without any at the ends. */
  public static String line(String text) {
    return folded(text, " ");
  }

  /** Paragraphs: blank lines are kept, every other run of white space becomes one space. */
  public static String prose(String text) {
    return folded(text, "\n\n");
  }

  /** Removes control characters, soft hyphens and byte order marks, which stray into files. */
  public static String withoutControls(String text) {
    return STRAY.matcher(text).replaceAll("");
  }

  private static String folded(String text, String blankLine) {
    return RUN.matcher(text)
        .replaceAll(
            run ->
                run.start() == 0 || run.end() == text.length()
                    ? ""
                    : run.group().indexOf('\n') < run.group().lastIndexOf('\n') ? blankLine : " ");
  }
}
