package papercatalog.cli.target;

import module java.base;

import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** Checks by keys and indexes whether a table is a catalog's. */
final class TableShape {
  private TableShape() {}

  /** The reasons why a table is not a catalog's; empty when it is one. */
  static List<String> faults(TableDescription table) {
    List<String> faults = new ArrayList<>();
    List<String> key = List.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY);
    if (!key.equals(key(table.keySchema()))) {
      faults.add("its key is " + words(key(table.keySchema())) + ", not " + words(key));
    }
    for (Index index : TableSchema.DECLARED.indexes()) {
      table.globalSecondaryIndexes().stream()
          .filter(present -> present.indexName().equals(index.name()))
          .findFirst()
          .ifPresentOrElse(
              present -> compare(index, present, faults),
              () -> faults.add("it has no index " + index));
    }
    if (faults.isEmpty()) {
      checkTypes(table.attributeDefinitions(), faults);
    }
    return faults;
  }

  private static void compare(
      Index index, GlobalSecondaryIndexDescription present, List<String> faults) {
    List<String> key = List.of(index.partitionKey(), index.sortKey());
    if (!key.equals(key(present.keySchema()))) {
      faults.add(
          "the key of " + index + " is " + words(key(present.keySchema())) + ", not " + words(key));
    }
  }

  /** The signs that a catalog's table has another schema version; empty when it has this one. */
  static List<String> otherSchema(TableDescription table) {
    List<String> signs = new ArrayList<>();
    for (GlobalSecondaryIndexDescription present : table.globalSecondaryIndexes()) {
      TableSchema.DECLARED.indexes().stream()
          .filter(index -> index.name().equals(present.indexName()))
          .map(index -> missing(index, present.projection()))
          .filter(missing -> !missing.isEmpty())
          .forEach(
              missing -> signs.add(present.indexName() + " does not project " + words(missing)));
    }
    return signs;
  }

  private static List<String> missing(Index index, Projection projection) {
    if (projection.projectionType() == ProjectionType.ALL) {
      return List.of();
    }
    Set<String> missing = new TreeSet<>(index.projection());
    missing.removeAll(projected(projection));
    return List.copyOf(missing);
  }

  private static void checkTypes(List<AttributeDefinition> definitions, List<String> faults) {
    Map<String, ScalarAttributeType> types =
        definitions.stream()
            .collect(
                Collectors.toMap(
                    AttributeDefinition::attributeName, AttributeDefinition::attributeType));
    types.entrySet().stream()
        .filter(type -> type.getValue() != ScalarAttributeType.S)
        .forEach(type -> faults.add("the key " + type.getKey() + " is not a string"));
  }

  private static List<String> key(List<KeySchemaElement> schema) {
    return schema.stream()
        .sorted((a, b) -> Boolean.compare(a.keyType() != KeyType.HASH, b.keyType() != KeyType.HASH))
        .map(KeySchemaElement::attributeName)
        .toList();
  }

  private static List<String> projected(Projection projection) {
    return projection.hasNonKeyAttributes() ? projection.nonKeyAttributes() : List.of();
  }

  private static String words(List<String> names) {
    return String.join(", ", names);
  }
}
