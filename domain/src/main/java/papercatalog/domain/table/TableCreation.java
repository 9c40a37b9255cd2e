package papercatalog.domain.table;

import module java.base;

import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Creates a table from its schema. A separate class, which functions do not load. */
final class TableCreation {
  private TableCreation() {}

  static void createIfAbsent(CatalogTable table) {
    try {
      table.client().createTable(request(table));
      table.client().waiter().waitUntilTableExists(wait -> wait.tableName(table.name())).matched();
    } catch (ResourceInUseException _) {
      // The table exists already.
    }
  }

  private static CreateTableRequest request(CatalogTable table) {
    List<Index> indexes = table.schema().indexes();
    return CreateTableRequest.builder()
        .tableName(table.name())
        .billingMode(BillingMode.PAY_PER_REQUEST)
        .attributeDefinitions(keyAttributes(indexes))
        .keySchema(keySchema(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY))
        .globalSecondaryIndexes(indexes.stream().map(TableCreation::secondaryIndex).toList())
        .build();
  }

  private static List<AttributeDefinition> keyAttributes(List<Index> indexes) {
    return Stream.concat(
            Stream.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY),
            indexes.stream().flatMap(index -> Stream.of(index.partitionKey(), index.sortKey())))
        .map(name -> AttributeDefinition.builder().attributeName(name))
        .map(key -> key.attributeType(ScalarAttributeType.S).build())
        .toList();
  }

  private static GlobalSecondaryIndex secondaryIndex(Index index) {
    return GlobalSecondaryIndex.builder()
        .indexName(index.name())
        .keySchema(keySchema(index.partitionKey(), index.sortKey()))
        .projection(
            shown ->
                shown.projectionType(ProjectionType.INCLUDE).nonKeyAttributes(index.projection()))
        .build();
  }

  private static List<KeySchemaElement> keySchema(String partitionKey, String sortKey) {
    return List.of(
        KeySchemaElement.builder().attributeName(partitionKey).keyType(KeyType.HASH).build(),
        KeySchemaElement.builder().attributeName(sortKey).keyType(KeyType.RANGE).build());
  }
}
