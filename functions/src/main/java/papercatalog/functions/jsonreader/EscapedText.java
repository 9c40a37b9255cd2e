package papercatalog.functions.jsonreader;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

/** Strings with escapes or non-ASCII characters. */
final class EscapedText {
  private static final char REPLACEMENT = '\uFFFD';
  private static final String LETTERS = "\"\\/bfnrt";
  private static final String CHARACTERS = "\"\\/\b\f\n\r\t";
  private static final int UNICODE_ESCAPE = "\\u0000".length();

  private EscapedText() {}

  /** The position of the closing quotation mark; -1 if there is none, or a control character. */
  static int end(byte[] json, int from) {
    int at = from;
    while (at < json.length && json[at] != '"') {
      if (json[at] >= 0 && json[at] < ' ') {
        return -1;
      }
      at += json[at] == '\\' ? 2 : 1;
    }
    return at < json.length ? at : -1;
  }

  /**
   * Fails with IllegalArgumentException for an escape, and with IOException for malformed UTF-8.
   */
  static String read(byte[] json, int start, int end) throws IOException {
    String given = new String(json, start, end - start, UTF_8);
    if (given.indexOf(REPLACEMENT) >= 0) {
      UTF_8.newDecoder().decode(ByteBuffer.wrap(json, start, end - start));
    }
    StringBuilder text = new StringBuilder(given.length());
    int at = 0;
    for (int escape = given.indexOf('\\'); escape >= 0; escape = given.indexOf('\\', at)) {
      boolean unicode = given.charAt(escape + 1) == 'u';
      text.append(given, at, escape);
      at = escape + (unicode ? UNICODE_ESCAPE : 2);
      text.append(unicode ? unicode(given, at) : character(given.charAt(escape + 1)));
    }
    return text.append(given, at, given.length()).toString();
  }

  private static char character(char letter) {
    int at = LETTERS.indexOf(letter);
    if (at < 0) {
      throw new IllegalArgumentException("unknown escape");
    }
    return CHARACTERS.charAt(at);
  }

  private static char unicode(String given, int end) {
    if (end > given.length()) {
      throw new IllegalArgumentException("incomplete escape");
    }
    return (char) HexFormat.fromHexDigits(given, end - 4, end);
  }
}
