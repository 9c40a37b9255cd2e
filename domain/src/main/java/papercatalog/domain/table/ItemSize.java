package papercatalog.domain.table;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The size of an item, DynamoDB developer guide, "DynamoDB item sizes and formats": names and
 * strings in UTF-8, numbers by their digits, three bytes for a list or map and one for each
 * element.
 */
final class ItemSize {
  private static final int CONTAINER = 3;
  private static final int ELEMENT = 1;

  private ItemSize() {}

  static long of(Map<String, AttributeValue> item) {
    return item.entrySet().stream().mapToLong(e -> of(e.getKey(), e.getValue())).sum();
  }

  static long of(String name, AttributeValue value) {
    return bytes(name) + of(value);
  }

  private static long of(AttributeValue value) {
    return switch (value.type()) {
      case S -> bytes(value.s());
      case N -> digits(value.n());
      case L -> CONTAINER + value.l().stream().mapToLong(element -> ELEMENT + of(element)).sum();
      case M -> CONTAINER + of(value.m()) + (long) ELEMENT * value.m().size();
      case B -> value.b().asByteArrayUnsafe().length;
      case BOOL, NUL -> 1;
      case SS -> value.ss().stream().mapToLong(ItemSize::bytes).sum();
      case NS -> value.ns().stream().mapToLong(ItemSize::digits).sum();
      case BS -> value.bs().stream().mapToLong(bytes -> bytes.asByteArrayUnsafe().length).sum();
      case UNKNOWN_TO_SDK_VERSION -> 0;
    };
  }

  private static long digits(String number) {
    return (number.length() + 1L) / 2 + 1;
  }

  private static long bytes(String text) {
    return text.getBytes(UTF_8).length;
  }
}
