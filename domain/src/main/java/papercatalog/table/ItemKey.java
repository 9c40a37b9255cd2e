package papercatalog.table;

import java.util.Map;
import papercatalog.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The primary key of one item. */
public record ItemKey(String partition, String sort) {
  /** The key as DynamoDB takes it. */
  public Map<String, AttributeValue> attributes() {
    return Map.of(
        TableSchema.PARTITION_KEY, AttributeValue.fromS(partition),
        TableSchema.SORT_KEY, AttributeValue.fromS(sort));
  }
}
