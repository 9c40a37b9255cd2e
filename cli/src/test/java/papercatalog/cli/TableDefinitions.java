package papercatalog.cli;

import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Definitions of tables that are not a catalog. */
public final class TableDefinitions {
  private TableDefinitions() {}

  public static AttributeDefinition string(String name) {
    return AttributeDefinition.builder()
        .attributeName(name)
        .attributeType(ScalarAttributeType.S)
        .build();
  }

  public static List<KeySchemaElement> key(String partition, String sort) {
    return List.of(
        KeySchemaElement.builder().attributeName(partition).keyType(KeyType.HASH).build(),
        KeySchemaElement.builder().attributeName(sort).keyType(KeyType.RANGE).build());
  }

  public static GlobalSecondaryIndex index(
      String name, String partition, String sort, List<String> projected) {
    return GlobalSecondaryIndex.builder()
        .indexName(name)
        .keySchema(key(partition, sort))
        .projection(p -> p.projectionType(ProjectionType.INCLUDE).nonKeyAttributes(projected))
        .build();
  }
}
