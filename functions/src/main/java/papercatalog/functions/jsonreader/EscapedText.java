package papercatalog.functions.jsonreader;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

/** Reads a string with escapes or non-ASCII characters. */
final class EscapedText {
  private static final char REPLACEMENT = '\uFFFD';
  private static final int HEXADECIMAL_DIGITS = 4;

  private final byte[] json;
  private final StringBuilder text = new StringBuilder();
  private int start;
  private int at;

  /** {@code start} is after the opening quotation mark, {@code at} at the first special byte. */
  EscapedText(byte[] json, int start, int at) {
    this.json = json;
    this.start = start;
    this.at = at;
  }

  String read() throws IOException {
    while (at < json.length) {
      byte next = json[at];
      if (next == '"') {
        takeCharacters();
        at++;
        return text.toString();
      }
      if (next == '\\') {
        takeCharacters();
        at++;
        text.append(escaped());
        start = at;
      } else if (next >= 0 && next < ' ') {
        throw unexpected();
      } else {
        at++;
      }
    }
    throw unexpected();
  }

  int end() {
    return at;
  }

  private void takeCharacters() throws IOException {
    String characters = new String(json, start, at - start, UTF_8);
    if (characters.indexOf(REPLACEMENT) >= 0) {
      UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(json, start, at - start)); // fails on malformed UTF-8
    }
    text.append(characters);
  }

  private char escaped() throws IOException {
    if (at == json.length) {
      throw unexpected();
    }
    return switch (json[at++]) {
      case '"' -> '"';
      case '\\' -> '\\';
      case '/' -> '/';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> fourDigits();
      default -> throw unexpected();
    };
  }

  private char fourDigits() throws IOException {
    int code = 0;
    for (int i = 0; i < HEXADECIMAL_DIGITS; i++) {
      int digit = at < json.length ? Character.digit(json[at], 16) : -1;
      if (digit < 0) {
        throw unexpected();
      }
      code = code << 4 | digit;
      at++;
    }
    return (char) code;
  }

  private IOException unexpected() {
    return new IOException("No JSON at byte " + at + " of " + json.length);
  }
}
