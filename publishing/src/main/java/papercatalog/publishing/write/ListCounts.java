package papercatalog.publishing.write;

import static papercatalog.domain.schema.Attributes.*;
import static papercatalog.domain.schema.TableSchema.PARTITION_KEY;

import module java.base;

import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Projection;
import papercatalog.publishing.record.PaperItem;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * Writes the number of papers in the list of a collection or topic, which its entry keeps, or in
 * that of the papers that cite a paper, which an item of the cited paper keeps. Each write
 * increments {@code counted}, so that a recount notices it.
 */
public final class ListCounts {
  private static final String COUNTING =
      "SET #type = if_not_exists(#type, :type), #name = if_not_exists(#name, :name),"
          + " #schemaVersion = if_not_exists(#schemaVersion, :schemaVersion),"
          + " #%s = %%s ADD #counted :one".formatted(PAPERS);

  private static final String SETTING = COUNTING.formatted(":papers");
  private static final String ADDING =
      COUNTING.formatted("if_not_exists(#%s, :uncounted) + :papers".formatted(PAPERS));
  private static final String EXISTS = "attribute_exists(#%s)".formatted(PARTITION_KEY);

  /** The count of an entry that was never counted: no number of papers makes it positive. */
  private static final long UNCOUNTED = -1_000_000_000_000L;

  private ListCounts() {}

  /**
   * Adds to the count of an entry, which must exist; one that was never counted has no count after.
   * The count of the papers that cite a paper begins with the first.
   */
  static TransactWriteItem adding(CatalogTable table, ItemKey entry, int papers) {
    boolean begins = PaperItem.CITATION_COUNT.is(entry);
    Map<String, AttributeValue> values = values(entry, papers);
    values.put(":uncounted", number(begins ? 0 : UNCOUNTED));
    return TransactWriteItem.builder()
        .update(
            update ->
                update
                    .tableName(table.name())
                    .key(table.key(entry))
                    .updateExpression(ADDING)
                    .conditionExpression(begins ? null : EXISTS)
                    .expressionAttributeNames(names(entry))
                    .expressionAttributeValues(values))
        .build();
  }

  /** Counts nothing for a paper that leaves a list whose entry is missing. // I-9 */
  static TransactWriteItem missing(CatalogTable table, ItemKey entry) {
    return SeenCondition.of(Optional.empty(), List.of()).check(table, entry);
  }

  /**
   * Sets the count of an entry that was written {@code seen} times. The count of the papers that
   * cite a paper may be missing.
   */
  public static UpdateItemRequest setting(
      CatalogTable table, ItemKey entry, long seen, long papers) {
    Map<String, AttributeValue> values = values(entry, papers);
    if (seen > 0) {
      values.put(":seen", number(seen));
    }
    return UpdateItemRequest.builder()
        .tableName(table.name())
        .key(table.key(entry))
        .updateExpression(SETTING)
        .conditionExpression(
            (PaperItem.CITATION_COUNT.is(entry) ? "" : EXISTS + " AND ")
                + (seen > 0 ? "#counted = :seen" : "attribute_not_exists(#counted)"))
        .expressionAttributeNames(names(entry))
        .expressionAttributeValues(values)
        .build();
  }

  private static Map<String, String> names(ItemKey entry) {
    List<String> names = new ArrayList<>(List.of(TYPE, NAME, SCHEMA_VERSION, PAPERS, COUNTED));
    if (!PaperItem.CITATION_COUNT.is(entry)) {
      names.add(PARTITION_KEY);
    }
    return Projection.aliases(names);
  }

  /** A number of papers, and what a new item says of itself. */
  private static Map<String, AttributeValue> values(ItemKey entry, long papers) {
    Optional<Directory> directory = Directory.of(entry.partition());
    String name =
        directory
            .map(it -> Keys.nameAt(it, entry.sort()))
            .or(() -> Keys.paperIn(entry.partition()).map(PaperId::value))
            .orElseThrow();
    Map<String, AttributeValue> values = new HashMap<>();
    values.put(":type", AttributeValue.fromS(directory.map(Directory::itemType).orElse("CitedBy")));
    values.put(":name", AttributeValue.fromS(name));
    values.put(":schemaVersion", number(TableSchema.VERSION));
    values.put(":papers", number(papers));
    values.put(":one", number(1));
    return values;
  }

  private static AttributeValue number(long value) {
    return AttributeValue.fromN(Long.toString(value));
  }
}
