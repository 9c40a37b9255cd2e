package papercatalog.benchmarks.units;

import java.util.List;
import java.util.Map;
import papercatalog.domain.table.Item;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Read units by the formula of DynamoDB's developer guide, since DynamoDB Local's own figures are
 * not reliable.
 */
public final class ReadUnits {
  private static final int BLOCK = 4_096;

  private ReadUnits() {}

  /** Read request units of an eventually consistent request that returns these items. */
  public static double of(List<Map<String, AttributeValue>> items) {
    long bytes = items.stream().mapToLong(item -> new Item(item).bytes()).sum();
    return Math.max(1, (bytes + BLOCK - 1) / BLOCK) / 2.0;
  }
}
