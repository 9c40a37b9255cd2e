package papercatalog.address;

import static java.nio.charset.StandardCharsets.UTF_8;

/**
 * Free text as a value in the query string of a link. Slash and colon stay as they are, which RFC
 * 3986 allows there: identifiers are full of them.
 */
public final class QueryText {
  private static final String PLAIN = "-._~/:";
  private static final String DIGITS = "0123456789ABCDEF";

  private QueryText() {}

  /** The text with all else escaped. */
  public static String of(String text) {
    return of(text, PLAIN);
  }

  /** The same with other characters that stay as they are, besides letters and digits. */
  static String of(String text, String plain) {
    StringBuilder escaped = new StringBuilder(text.length() + 16);
    for (byte b : text.getBytes(UTF_8)) {
      char c = (char) (b & 0xff);
      if (isPlain(c, plain)) {
        escaped.append(c);
      } else {
        escaped.append('%').append(DIGITS.charAt(c >> 4)).append(DIGITS.charAt(c & 0xf));
      }
    }
    return escaped.toString();
  }

  private static boolean isPlain(char c, String plain) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || plain.indexOf(c) >= 0;
  }
}
