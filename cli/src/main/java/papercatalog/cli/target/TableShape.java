package papercatalog.cli.target;

import module java.base;

import papercatalog.cli.failure.Failure;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

final class TableShape {
  private final TableDescription table;
  private final List<String> faults = new ArrayList<>();
  private final List<String> signsOfOtherSchema = new ArrayList<>();

  private TableShape(TableDescription table) {
    this.table = table;
  }

  /** Fails if a table is not a catalog's, has another schema or is being deleted. */
  static void require(TableDescription table) {
    TableShape shape = new TableShape(table);
    shape.compare();
    if (!shape.faults.isEmpty()) {
      throw new UnusableTarget(
          "The table %s is not a catalog: %s. Nothing was read or written."
              .formatted(table.tableName(), String.join("; ", shape.faults)));
    }
    if (table.tableStatus() != TableStatus.ACTIVE && table.tableStatus() != TableStatus.UPDATING) {
      throw new UnusableTarget(
          "The table %s is %s.".formatted(table.tableName(), table.tableStatusAsString()));
    }
    if (!shape.signsOfOtherSchema.isEmpty()) {
      throw new UnusableTarget(
          "The table %s is not of schema version %d, which this release reads: %s. %s"
              .formatted(
                  table.tableName(),
                  TableSchema.VERSION,
                  String.join("; ", shape.signsOfOtherSchema),
                  Failure.OTHER_SCHEMA));
    }
  }

  private void compare() {
    compareKey(
        "its key", table.keySchema(), List.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY));
    for (Index index : TableSchema.DECLARED.indexes()) {
      table.globalSecondaryIndexes().stream()
          .filter(present -> present.indexName().equals(index.name()))
          .findFirst()
          .ifPresentOrElse(
              present -> compare(index, present), () -> faults.add("it has no index " + index));
    }
    if (faults.isEmpty()) {
      table.attributeDefinitions().stream()
          .filter(attribute -> attribute.attributeType() != ScalarAttributeType.S)
          .forEach(key -> faults.add("the key " + key.attributeName() + " is not a string"));
    }
  }

  private void compare(Index index, GlobalSecondaryIndexDescription present) {
    compareKey(
        "the key of " + index, present.keySchema(), List.of(index.partitionKey(), index.sortKey()));
    Set<String> missing = new TreeSet<>(index.projection());
    Projection projection = present.projection();
    if (projection.hasNonKeyAttributes()) {
      missing.removeAll(projection.nonKeyAttributes());
    }
    if (projection.projectionType() != ProjectionType.ALL && !missing.isEmpty()) {
      signsOfOtherSchema.add(index + " does not project " + String.join(", ", missing));
    }
  }

  private void compareKey(String name, List<KeySchemaElement> schema, List<String> declared) {
    List<String> key =
        schema.stream()
            .sorted(Comparator.comparing(part -> part.keyType() != KeyType.HASH))
            .map(KeySchemaElement::attributeName)
            .toList();
    if (!key.equals(declared)) {
      faults.add(
          "%s is %s, not %s".formatted(name, String.join(", ", key), String.join(", ", declared)));
    }
  }
}
