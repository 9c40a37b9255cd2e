package papercatalog.domain.memory;

import module java.base;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values as DynamoDB keeps, compares and adds them. */
final class StoredValues {
  private StoredValues() {}

  /** A copy of an item that nobody else changes, with numbers in their one form. */
  static Map<String, AttributeValue> normal(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> copy = new HashMap<>();
    item.forEach((name, value) -> copy.put(name, normal(value)));
    return Collections.unmodifiableMap(copy);
  }

  static AttributeValue normal(AttributeValue value) {
    return switch (value.type()) {
      case S, B, BOOL, NUL -> value;
      case N -> number(value.n());
      case M -> AttributeValue.fromM(normal(value.m()));
      case L -> AttributeValue.fromL(value.l().stream().map(StoredValues::normal).toList());
      case SS, NS, BS, UNKNOWN_TO_SDK_VERSION ->
          throw new UnsupportedOperationException("A type that the catalog does not use: " + value);
    };
  }

  private static AttributeValue number(String text) {
    try {
      BigDecimal number = new BigDecimal(text).stripTrailingZeros();
      return AttributeValue.fromN(number.toPlainString());
    } catch (NumberFormatException _) {
      throw Refusals.invalid("A number is none: " + text);
    }
  }

  static AttributeValue sum(AttributeValue one, AttributeValue other) {
    if (one.n() == null || other.n() == null) {
      throw Refusals.invalid("Only numbers are added");
    }
    return number(new BigDecimal(one.n()).add(new BigDecimal(other.n())).toPlainString());
  }

  /** Whether both are numbers, and the first is less. */
  static boolean isLess(AttributeValue one, AttributeValue other) {
    return one != null
        && one.n() != null
        && other.n() != null
        && new BigDecimal(one.n()).compareTo(new BigDecimal(other.n())) < 0;
  }

  /** The order of UTF-8, which differs from that of chars behind U+FFFF. */
  static int compare(String one, String other) {
    int length = Math.min(one.length(), other.length());
    for (int i = 0; i < length; i++) {
      char left = one.charAt(i);
      char right = other.charAt(i);
      if (left != right) {
        boolean one4 = Character.isSurrogate(left);
        return one4 == Character.isSurrogate(right) ? left - right : one4 ? 1 : -1;
      }
    }
    return one.length() - other.length();
  }
}
