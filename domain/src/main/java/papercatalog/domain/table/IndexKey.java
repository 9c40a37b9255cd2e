package papercatalog.domain.table;

import java.util.Map;
import papercatalog.domain.schema.Index;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The place of one item in an index: both key attributes or, without an IndexKey, neither. */
// I-2
public record IndexKey(Index index, String partition, String sort) {
  public Map<String, AttributeValue> attributes() {
    return Map.of(
        index.partitionKey(), AttributeValue.fromS(partition),
        index.sortKey(), AttributeValue.fromS(sort));
  }
}
