package papercatalog.cli.console;

import java.util.regex.Pattern;

/**
 * Escapes characters of untrusted texts that control a terminal or reorder a line: control
 * characters except tabs and line ends, and bidirectional marks. In JSON the result is a valid
 * escape of the same character.
 */
public final class Controls {
  private static final Pattern OBEYED =
      Pattern.compile(
          "\\r(?!\\n)|[\\p{Cc}&&[^\\r\\n\\t]]"
              + "|[\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]");

  private Controls() {}

  /** Returns {@code a\\u202eb} for a text with a right-to-left override. */
  public static String spelled(String text) {
    return OBEYED
        .matcher(text)
        .replaceAll(match -> "\\\\u%04x".formatted((int) match.group().charAt(0)));
  }
}
