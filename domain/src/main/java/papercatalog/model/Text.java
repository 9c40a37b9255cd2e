package papercatalog.model;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;

/**
 * The rules of free text. The length limits keep the largest possible item well under DynamoDB's
 * 400 KB, so that a paper that can be built can also be stored.
 */
final class Text {
  private Text() {}

  /** A single line: not blank, no control characters, normalized to NFC. */
  static String line(String field, String value, int maxLength) {
    if (value.chars().anyMatch(Character::isISOControl)) {
      throw new InvalidValue(field, "must be a single line without control characters");
    }
    return checked(field, value, maxLength);
  }

  /** One or more lines: not blank, no control characters but line feed and tab, NFC. */
  static String prose(String field, String value, int maxLength) {
    if (value.chars().anyMatch(c -> Character.isISOControl(c) && c != '\n' && c != '\t')) {
      throw new InvalidValue(field, "must not contain control characters");
    }
    return checked(field, value, maxLength);
  }

  private static String checked(String field, String value, int maxLength) {
    String normal = normalized(value);
    if (normal.isBlank() || normal.length() > maxLength) {
      throw new InvalidValue(field, "must have 1 to " + maxLength + " characters and not be blank");
    }
    if (!StandardCharsets.UTF_8.newEncoder().canEncode(normal)) {
      throw new InvalidValue(field, "must be well-formed Unicode text");
    }
    return normal;
  }

  /** Most text is ASCII, and loading the normalizer's tables is felt in a function's first read. */
  private static String normalized(String value) {
    boolean ascii = value.chars().allMatch(c -> c < 0x80);
    return ascii ? value : Normalizer.normalize(value, Normalizer.Form.NFC);
  }
}
