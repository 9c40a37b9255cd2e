package papercatalog.domain.model;

import static java.nio.charset.StandardCharsets.UTF_8;

/** Percent-encodes free text as UTF-8 for URLs (RFC 3986). */
public final class PercentEncoding {
  /** Slash and colon stay unescaped, which a query allows: identifiers are full of them. */
  private static final String PLAIN_IN_QUERY = "-._~/:";

  private static final String DIGITS = "0123456789ABCDEF";

  private PercentEncoding() {}

  public static String inQuery(String text) {
    return of(text, PLAIN_IN_QUERY);
  }

  /** Encodes a text, except letters, digits and the {@code plain} characters. */
  public static String of(String text, String plain) {
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
