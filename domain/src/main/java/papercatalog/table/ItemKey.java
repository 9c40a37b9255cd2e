package papercatalog.table;

import java.util.Map;
import papercatalog.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The primary key of one item. */
public record ItemKey(String partition, String sort) {
  /** The key of an item. */
  public static ItemKey of(Map<String, AttributeValue> item) {
    return new ItemKey(item.get(TableSchema.PARTITION_KEY).s(), item.get(TableSchema.SORT_KEY).s());
  }

  /** The key as DynamoDB takes it. */
  public Map<String, AttributeValue> attributes() {
    return Map.of(
        TableSchema.PARTITION_KEY, AttributeValue.fromS(partition),
        TableSchema.SORT_KEY, AttributeValue.fromS(sort));
  }
}
