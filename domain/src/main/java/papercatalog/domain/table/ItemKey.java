package papercatalog.domain.table;

import java.util.Map;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

public record ItemKey(String partition, String sort) {
  /**
   * Written out: the JVM makes a record's own method at run time, a tenth of the start of a batch.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof ItemKey key && key.partition.equals(partition) && key.sort.equals(sort);
  }

  @Override
  public int hashCode() {
    return 31 * partition.hashCode() + sort.hashCode();
  }

  public boolean isOfPaper() {
    return partition.startsWith(KeyPrefix.PAPER.text());
  }

  /** Whether an older release kept here in which lists it had counted a paper. */
  public boolean isLeftOver() {
    return partition.startsWith("COUNTED" + KeyPrefix.DELIMITER);
  }

  /** Whether this is the key of a citation, which places a paper in the list of a cited work. */
  public boolean isCitation() {
    return isOfPaper() && sort.startsWith(KeyPrefix.CITED_WORK.text());
  }

  public boolean isVersion() {
    return isOfPaper() && sort.startsWith(KeyPrefix.VERSION.text());
  }

  public Map<String, AttributeValue> attributes() {
    return Map.of(
        TableSchema.PARTITION_KEY, AttributeValue.fromS(partition),
        TableSchema.SORT_KEY, AttributeValue.fromS(sort));
  }
}
