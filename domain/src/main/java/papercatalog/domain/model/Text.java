package papercatalog.domain.model;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.text.Normalizer;
import java.util.Optional;

/** The rules of free text. Its limits keep the largest item well under DynamoDB's 400 KB. */
public final class Text {
  /** No script needs as many; the normalizer's time grows with their square. */
  private static final int MAX_MARKS = 100;

  /** The number of code points that NFC makes one of, at most. */
  private static final int MAX_COMPOSED = 4;

  private Text() {}

  /** The spelling in a-z of a letter that decomposition leaves whole; empty without one. */
  public static String spelled(int letter) {
    return switch (letter) {
      case 'æ' -> "ae";
      case 'đ', 'ð' -> "d";
      case 'ə' -> "e";
      case 'ħ' -> "h";
      case 'ı' -> "i";
      case 'ȷ' -> "j";
      case 'ĸ' -> "k";
      case 'ł' -> "l";
      case 'ŋ' -> "ng";
      case 'ø' -> "o";
      case 'œ' -> "oe";
      case 'ß' -> "ss";
      case 'ŧ' -> "t";
      case 'þ' -> "th";
      default -> "";
    };
  }

  /** A single line: not blank, no control characters, normalized to NFC. */
  static String line(String field, String value, int maxLength) {
    return checked(field, value, maxLength, "", "must be a single line without control characters");
  }

  /** One or more lines: not blank, no control characters but line feed and tab, NFC. */
  static String prose(String field, String value, int maxLength) {
    return checked(field, value, maxLength, "\n\t", "must not contain control characters");
  }

  /** The address of a web page, in ASCII. */
  public static String webAddress(String field, String value, int maxLength) {
    if (value.getBytes(UTF_8).length != value.length() || !isWebAddress(value)) {
      throw new InvalidValue(field, "must be an http or https URL without user information");
    }
    return sized(field, value, maxLength);
  }

  /**
   * Whether a text is an http or https URL, RFC 3986, with a host; letters may be outside ASCII.
   * User information is refused: it would publish a password or hide the link's host.
   */
  public static boolean isWebAddress(String value) {
    int host =
        value.regionMatches(true, 0, "https://", 0, 8)
            ? 8
            : value.regionMatches(true, 0, "http://", 0, 7) ? 7 : value.length();
    int end = host;
    while (end < value.length() && "/?#".indexOf(value.charAt(end)) < 0) {
      end++;
    }
    boolean legal = end > host && value.lastIndexOf('@', end - 1) < 0;
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      legal &=
          c > '~'
              ? !Character.isISOControl(c) && !Character.isSpaceChar(c)
              : c > ' ' && "\"<>\\^`{|}".indexOf(c) < 0 && (c != '%' || isEscape(value, i));
    }
    return legal;
  }

  private static boolean isEscape(String value, int at) {
    return at + 2 < value.length()
        && Character.digit(value.charAt(at + 1), 16) >= 0
        && Character.digit(value.charAt(at + 2), 16) >= 0;
  }

  /** A title with its subtitle, after a colon unless the title ends a sentence. */
  static String joined(String title, Optional<String> subtitle) {
    if (subtitle.isEmpty()) {
      return title;
    }
    boolean ended = ".?!:…".indexOf(title.charAt(title.length() - 1)) >= 0;
    return title + (ended ? " " : ": ") + subtitle.get();
  }

  /** A text as texts are kept: in NFC. */
  public static String composed(String value) {
    return isPlain(value, "") ? value : Normalizer.normalize(value, Normalizer.Form.NFC);
  }

  /** A text of any length in a normal form. Refuses one that the normalizer is slow for. */
  public static String normalized(String field, String value, Normalizer.Form form) {
    int marks = 0;
    for (int i = 0, c; i < value.length() && marks <= MAX_MARKS; i += Character.charCount(c)) {
      c = value.codePointAt(i);
      marks = isMark(c) ? marks + 1 : 0;
    }
    if (marks > MAX_MARKS) {
      throw new InvalidValue(
          field, "must not have more than " + MAX_MARKS + " combining marks in a row");
    }
    return Normalizer.normalize(value, form);
  }

  private static boolean isMark(int c) {
    int type = Character.getType(c);
    return type == Character.NON_SPACING_MARK
        || type == Character.COMBINING_SPACING_MARK
        || type == Character.ENCLOSING_MARK;
  }

  private static String checked(
      String field, String value, int maxLength, String allowed, String rule) {
    if (isPlain(value, allowed)) {
      return sized(field, value, maxLength);
    }
    if (hasControl(value, allowed)) {
      throw new InvalidValue(field, rule);
    }
    if (isLonger(value, MAX_COMPOSED * maxLength)) {
      throw wrongSize(field, maxLength);
    }
    String normal = sized(field, normalized(field, value, Normalizer.Form.NFC), maxLength);
    if (!UTF_8.newEncoder().canEncode(normal)) { // a surrogate is not paired
      throw new InvalidValue(field, "must be well-formed Unicode text");
    }
    return normal;
  }

  private static String sized(String field, String value, int maxLength) {
    if (value.isBlank() || isLonger(value, maxLength)) {
      throw wrongSize(field, maxLength);
    }
    return value;
  }

  private static InvalidValue wrongSize(String field, int maxLength) {
    return new InvalidValue(field, "must have 1 to " + maxLength + " characters and not be blank");
  }

  /** Counts code points, as JSON Schema does. */
  private static boolean isLonger(String value, int maxLength) {
    return value.length() > maxLength && value.codePointCount(0, value.length()) > maxLength;
  }

  /**
   * Whether a text has only letters of Latin scripts, and punctuation, that NFC leaves as they are.
   * A plain loop: every text that is read passes through here, and the normalizer's tables, which
   * would slow down a first read, stay unloaded.
   */
  private static boolean isPlain(String value, String allowed) {
    char[] characters = value.toCharArray(); // the interpreter reads it faster than charAt
    for (char c : characters) {
      if ((c < ' ' || c > '~')
          && (c < '\u00a0' || c >= '\u0300')
          && (c < '\u2010' || c >= '\u2028')
          && allowed.indexOf(c) < 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasControl(String value, String allowed) {
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (Character.isISOControl(c) && allowed.indexOf(c) < 0) {
        return true;
      }
    }
    return false;
  }
}
