package papercatalog.publishing.write;

import static papercatalog.domain.schema.Attributes.*;
import static papercatalog.domain.schema.TableSchema.PARTITION_KEY;

import module java.base;

import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Projection;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * Writes the number of papers in the list of a collection or topic, which its entry keeps. Each
 * write increments {@code counted}, so that a recount notices it.
 */
final class ListCounts {
  private static final String ADDING =
      "SET #type = if_not_exists(#type, :type), #name = if_not_exists(#name, :name),"
          + " #schemaVersion = if_not_exists(#schemaVersion, :schemaVersion),"
          + " #%1$s = if_not_exists(#%1$s, :uncounted) + :by ADD #counted :one".formatted(PAPERS);

  private static final Map<String, String> ADDED =
      Projection.aliases(List.of(TYPE, NAME, SCHEMA_VERSION, PAPERS, COUNTED));

  /** The count of an entry that was never counted: no number of papers makes it positive. */
  private static final long UNCOUNTED = -1_000_000_000_000L;

  private static final AttributeValue ONE = number(1);

  private ListCounts() {}

  /** Adds to the count of an entry. One that is missing or was never counted has no count after. */
  static TransactWriteItem adding(CatalogTable table, ItemKey entry, int papers) {
    Directory directory = Directory.of(entry.partition()).orElseThrow();
    Map<String, AttributeValue> values =
        Map.of(
            ":type", AttributeValue.fromS(directory.itemType()),
            ":name", AttributeValue.fromS(Keys.nameAt(directory, entry.sort())),
            ":schemaVersion", number(TableSchema.VERSION),
            ":uncounted", number(UNCOUNTED),
            ":by", number(papers),
            ":one", ONE);
    return TransactWriteItem.builder()
        .update(
            update ->
                update
                    .tableName(table.name())
                    .key(table.key(entry))
                    .updateExpression(ADDING)
                    .expressionAttributeNames(ADDED)
                    .expressionAttributeValues(values))
        .build();
  }

  /** Sets the count of an entry that was written {@code seen} times. */
  static UpdateItemRequest setting(CatalogTable table, ItemKey entry, long seen, long papers) {
    Map<String, AttributeValue> values = new HashMap<>();
    values.put(":papers", number(papers));
    values.put(":one", ONE);
    if (seen > 0) {
      values.put(":seen", number(seen));
    }
    return UpdateItemRequest.builder()
        .tableName(table.name())
        .key(table.key(entry))
        .updateExpression("SET #" + PAPERS + " = :papers ADD #counted :one")
        .conditionExpression(
            "attribute_exists(#PK) AND "
                + (seen > 0 ? "#counted = :seen" : "attribute_not_exists(#counted)"))
        .expressionAttributeNames(Projection.aliases(List.of(PARTITION_KEY, PAPERS, COUNTED)))
        .expressionAttributeValues(values)
        .build();
  }

  private static AttributeValue number(long value) {
    return AttributeValue.fromN(Long.toString(value));
  }
}
