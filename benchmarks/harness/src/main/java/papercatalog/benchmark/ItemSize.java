package papercatalog.benchmark;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The size of items by the formula of DynamoDB's developer guide, and what it costs to read them:
 * DynamoDB Local's own figures are not reliable.
 */
final class ItemSize {
  private static final int BLOCK = 4_096;
  private static final int NESTED = 3;

  private ItemSize() {}

  /** Read request units of one eventually consistent request that returns these items. */
  static double readUnits(List<Map<String, AttributeValue>> items) {
    long bytes = items.stream().mapToLong(ItemSize::bytes).sum();
    return Math.max(1, (bytes + BLOCK - 1) / BLOCK) / 2.0;
  }

  private static long bytes(Map<String, AttributeValue> item) {
    return item.entrySet().stream()
        .mapToLong(attribute -> text(attribute.getKey()) + bytes(attribute.getValue()))
        .sum();
  }

  private static long bytes(AttributeValue value) {
    return switch (value.type()) {
      case S -> text(value.s());
      case N -> value.n().length() / 2 + 1L;
      case L -> NESTED + value.l().stream().mapToLong(element -> 1 + bytes(element)).sum();
      case M -> NESTED + value.m().size() + bytes(value.m());
      default -> throw new IllegalArgumentException("No item of the catalog has a " + value.type());
    };
  }

  private static long text(String text) {
    return text.getBytes(UTF_8).length;
  }
}
