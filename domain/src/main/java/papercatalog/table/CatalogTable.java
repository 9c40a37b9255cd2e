package papercatalog.table;

import java.util.List;
import java.util.stream.Stream;
import papercatalog.schema.Index;
import papercatalog.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Creates the table of {@link TableSchema} on any DynamoDB endpoint. */
public final class CatalogTable {
  private CatalogTable() {}

  /** Creates the table, on demand, unless it is there already; returns once it is active. */
  public static void createIfAbsent(DynamoDbClient client, String name) {
    try {
      client.createTable(request(name));
    } catch (ResourceInUseException _) {
      // It is there already, which is what was asked for.
    }
    client.waiter().waitUntilTableExists(table -> table.tableName(name)).matched();
  }

  private static CreateTableRequest request(String name) {
    return CreateTableRequest.builder()
        .tableName(name)
        .billingMode(BillingMode.PAY_PER_REQUEST)
        .attributeDefinitions(keyAttributes())
        .keySchema(keySchema(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY))
        .globalSecondaryIndexes(
            TableSchema.indexes().stream().map(CatalogTable::secondaryIndex).toList())
        .build();
  }

  private static List<AttributeDefinition> keyAttributes() {
    return Stream.concat(
            Stream.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY),
            TableSchema.indexes().stream()
                .flatMap(index -> Stream.of(index.partitionKey(), index.sortKey())))
        .map(
            name ->
                AttributeDefinition.builder()
                    .attributeName(name)
                    .attributeType(ScalarAttributeType.S)
                    .build())
        .toList();
  }

  private static GlobalSecondaryIndex secondaryIndex(Index index) {
    return GlobalSecondaryIndex.builder()
        .indexName(index.name())
        .keySchema(keySchema(index.partitionKey(), index.sortKey()))
        .projection(
            Projection.builder()
                .projectionType(ProjectionType.INCLUDE)
                .nonKeyAttributes(index.projection())
                .build())
        .build();
  }

  private static List<KeySchemaElement> keySchema(String partitionKey, String sortKey) {
    return List.of(
        KeySchemaElement.builder().attributeName(partitionKey).keyType(KeyType.HASH).build(),
        KeySchemaElement.builder().attributeName(sortKey).keyType(KeyType.RANGE).build());
  }
}
