package papercatalog.cli.console;

import java.util.regex.Pattern;

/**
 * Spells out the characters of other people's texts that a terminal obeys or that reorder a line:
 * control characters but line ends and tabs, and the marks of bidirectional text. In a line of JSON
 * the spelling is an escape, and the data stay the same.
 */
public final class Controls {
  private static final Pattern OBEYED =
      Pattern.compile(
          "\\r(?!\\n)|[\\p{Cc}&&[^\\r\\n\\t]]"
              + "|[\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]");

  private Controls() {}

  /** {@code a\\u202eb} for a text with a right-to-left override. */
  public static String spelled(String text) {
    return OBEYED
        .matcher(text)
        .replaceAll(match -> "\\\\u%04x".formatted((int) match.group().charAt(0)));
  }
}
