package papercatalog.domain.record;

import module java.base;

import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Aliases;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Failures;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Finds the partitions of the table that have entries in an index, eventually consistent. */
record IndexedPartitions(CatalogTable table) {
  /**
   * The partitions that have entries in one list, valid or not.
   *
   * @param list the kind of list
   * @param place the list's partition in the index
   */
  Set<String> of(KeyPrefix list, String place) {
    Index index = table.schema().index(list);
    QueryRequest request =
        QueryRequest.builder()
            .tableName(table.name())
            .indexName(index.name())
            .keyConditionExpression("#%s = :place".formatted(index.partitionKey()))
            .projectionExpression("#" + TableSchema.PARTITION_KEY)
            .expressionAttributeNames(
                Aliases.names(List.of(index.partitionKey(), TableSchema.PARTITION_KEY)))
            .expressionAttributeValues(Map.of(":place", table.partition(place)))
            .limit(TableWalk.PAGE)
            .build();
    Set<String> partitions = new TreeSet<>();
    try {
      for (Map<String, AttributeValue> item : table.client().queryPaginator(request).items()) {
        String stored = item.get(TableSchema.PARTITION_KEY).s();
        if (table.namespace().owns(stored)) {
          partitions.add(table.namespace().own(stored));
        }
      }
    } catch (SdkException e) {
      throw Failures.translate(e);
    }
    return partitions;
  }
}
