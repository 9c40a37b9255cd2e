package papercatalog.publishing.write;

import static papercatalog.domain.schema.Attributes.*;
import static papercatalog.domain.schema.TableSchema.PARTITION_KEY;

import module java.base;

import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Projection;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.Update;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * The actions that write counted states and counts. An operator may be giving titles to the same
 * entries at the same time.
 */
final class CountActions {
  private static final String ADDING =
      "SET #type = if_not_exists(#type, :type), #name = if_not_exists(#name, :name),"
          + " #schemaVersion = if_not_exists(#schemaVersion, :schemaVersion)"
          + " ADD #papers :papers, #counted :one";

  private static final Map<String, String> ADDED =
      Projection.aliases(List.of(TYPE, NAME, SCHEMA_VERSION, PAPERS, COUNTED));

  private static final AttributeValue ONE = AttributeValue.fromN("1");

  private CountActions() {}

  /** Groups papers into as few transactions as they fit into, in their order. */
  static List<List<Counting>> transactions(List<Counting> papers) {
    List<List<Counting>> transactions = new ArrayList<>();
    Set<DirectoryEntry> changed = new HashSet<>();
    for (Counting paper : papers) {
      changed.addAll(paper.differences().keySet());
      if (transactions.isEmpty()
          || transactions.getLast().size() + 1 + changed.size() > PartitionWriter.MAX_ACTIONS) {
        transactions.add(new ArrayList<>());
        changed = new HashSet<>(paper.differences().keySet());
      }
      transactions.getLast().add(paper);
    }
    return transactions;
  }

  /** Writes a count even if it stays the same, so that it tells how often it was written. */
  static List<TransactWriteItem> of(CatalogTable table, List<Counting> papers) {
    List<TransactWriteItem> actions = new ArrayList<>();
    Map<DirectoryEntry, Integer> differences = new LinkedHashMap<>();
    for (Counting paper : papers) {
      actions.add(SeenCondition.of(paper.seen(), List.of(COUNTED)).put(table, paper.item()));
      paper.differences().forEach((entry, by) -> differences.merge(entry, by, Integer::sum));
    }
    differences.forEach((entry, by) -> actions.add(adding(table, entry, by)));
    return actions;
  }

  static UpdateItemRequest setting(CatalogTable table, ItemKey entry, long seen, long papers) {
    Map<String, AttributeValue> values = new HashMap<>();
    values.put(":papers", AttributeValue.fromN(Long.toString(papers)));
    values.put(":one", ONE);
    if (seen > 0) {
      values.put(":seen", AttributeValue.fromN(Long.toString(seen)));
    }
    return UpdateItemRequest.builder()
        .tableName(table.name())
        .key(table.key(entry))
        .updateExpression("SET #papers = :papers ADD #counted :one")
        .conditionExpression(
            "attribute_exists(#PK) AND "
                + (seen > 0 ? "#counted = :seen" : "attribute_not_exists(#counted)"))
        .expressionAttributeNames(Projection.aliases(List.of(PARTITION_KEY, PAPERS, COUNTED)))
        .expressionAttributeValues(values)
        .build();
  }

  private static TransactWriteItem adding(CatalogTable table, DirectoryEntry entry, int papers) {
    Update update =
        Update.builder()
            .tableName(table.name())
            .key(table.key(Keys.entry(entry)))
            .updateExpression(ADDING)
            .expressionAttributeNames(ADDED)
            .expressionAttributeValues(
                Map.of(
                    ":type", AttributeValue.fromS(entry.directory().itemType()),
                    ":name", AttributeValue.fromS(entry.name()),
                    ":schemaVersion", AttributeValue.fromN(Long.toString(TableSchema.VERSION)),
                    ":papers", AttributeValue.fromN(Integer.toString(papers)),
                    ":one", ONE))
            .build();
    return TransactWriteItem.builder().update(update).build();
  }
}
