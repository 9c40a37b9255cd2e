package papercatalog.publishing.record;

import module java.base;

import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Projection;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * The keys of the entries in one partition of an index, eventually consistent. In a shared table
 * some may be of other catalogs.
 */
record IndexedList(CatalogTable table, Index index, String partition) {
  static IndexedList of(CatalogTable table, KeyPrefix kind, String partition) {
    return new IndexedList(table, table.schema().index(kind), partition);
  }

  /** The partitions of the table that have entries in the list, valid or not. */
  Set<String> partitions() {
    return partitions(_ -> {});
  }

  /** The partitions, and the stored keys of the entries of other catalogs. */
  Set<String> partitions(Consumer<Item> others) {
    return all(entry -> table.namespace().own(partition(entry)), others);
  }

  /** The papers that have entries in the list. */
  List<PaperId> papers() {
    return partitions().stream().flatMap(partition -> Keys.paperIn(partition).stream()).toList();
  }

  /** The sort keys of the entries. */
  Set<String> positions() {
    return all(entry -> entry.get(index.sortKey()).s(), _ -> {});
  }

  private Set<String> all(
      Function<Map<String, AttributeValue>, String> text, Consumer<Item> others) {
    return table.call(
        client ->
            client.queryPaginator(query().limit(TableWalk.PAGE).build()).stream()
                .peek(page -> foreign(page).forEach(others))
                .flatMap(this::own)
                .map(text)
                .collect(Collectors.toCollection(TreeSet::new)));
  }

  QueryRequest.Builder query() {
    Projection keys =
        Projection.of(
            List.of(
                index.partitionKey(),
                index.sortKey(),
                TableSchema.PARTITION_KEY,
                TableSchema.SORT_KEY));
    return QueryRequest.builder()
        .tableName(table.name())
        .indexName(index.name())
        .keyConditionExpression("#%s = :list".formatted(index.partitionKey()))
        .projectionExpression(keys.expression())
        .expressionAttributeNames(keys.names())
        .expressionAttributeValues(Map.of(":list", table.partition(partition)));
  }

  Stream<Map<String, AttributeValue>> own(QueryResponse page) {
    return page.items().stream().filter(entry -> table.namespace().owns(partition(entry)));
  }

  private Stream<Item> foreign(QueryResponse page) {
    return page.items().stream()
        .filter(entry -> !table.namespace().owns(partition(entry)))
        .map(Item::new);
  }

  private static String partition(Map<String, AttributeValue> entry) {
    return entry.get(TableSchema.PARTITION_KEY).s();
  }
}
