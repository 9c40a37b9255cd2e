package papercatalog.domain.table;

import java.util.Map;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

public record ItemKey(String partition, String sort) {
  public boolean samePartition(ItemKey other) {
    return partition.equals(other.partition);
  }

  /** Whether this is the key of a membership or of a link, which place a paper in lists. */
  public boolean isLink() {
    if (partition.startsWith(KeyPrefix.PAPER.text())) {
      for (KeyPrefix kind : KeyPrefix.values()) {
        if (kind.isLink() && sort.startsWith(kind.text())) {
          return true;
        }
      }
    }
    return false;
  }

  public boolean isChange() {
    return partition.startsWith(KeyPrefix.PAPER.text()) && sort.equals(Keys.CHANGE);
  }

  public boolean isVersion() {
    return partition.startsWith(KeyPrefix.PAPER.text())
        && sort.startsWith(KeyPrefix.VERSION.text());
  }

  public Map<String, AttributeValue> attributes() {
    return Map.of(
        TableSchema.PARTITION_KEY, AttributeValue.fromS(partition),
        TableSchema.SORT_KEY, AttributeValue.fromS(sort));
  }
}
