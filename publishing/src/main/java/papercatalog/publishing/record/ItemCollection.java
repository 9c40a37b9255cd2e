package papercatalog.publishing.record;

import module java.base;

import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Projection;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** The items of one partition in the order of their sort keys, strongly consistent. */
public record ItemCollection(CatalogTable table, String partition) {
  public Map<ItemKey, Item> items() {
    return query("", Map.of(), Optional.empty());
  }

  /** The items whose sort keys are not below a bound. */
  public Map<ItemKey, Item> itemsFrom(String sortKey) {
    return query(
        " AND #SK >= :from", Map.of(":from", AttributeValue.fromS(sortKey)), Optional.empty());
  }

  /** The items that a condition on sort keys admits: empty, or beginning with AND. */
  Map<ItemKey, Item> query(
      String sortKeys, Map<String, AttributeValue> bounds, Optional<Projection> shown) {
    Map<String, AttributeValue> values = new HashMap<>(bounds);
    values.put(":partition", table.partition(partition));
    Map<String, String> names =
        new HashMap<>(
            Projection.aliases(
                sortKeys.isEmpty()
                    ? List.of(TableSchema.PARTITION_KEY)
                    : List.of(TableSchema.PARTITION_KEY, TableSchema.SORT_KEY)));
    shown.ifPresent(projection -> names.putAll(projection.names()));
    QueryRequest request =
        QueryRequest.builder()
            .tableName(table.name())
            .keyConditionExpression("#PK = :partition" + sortKeys)
            .projectionExpression(shown.map(Projection::expression).orElse(null))
            .expressionAttributeNames(names)
            .expressionAttributeValues(values)
            .consistentRead(true)
            .limit(TableWalk.PAGE)
            .build();
    Map<ItemKey, Item> items = new LinkedHashMap<>();
    return table.call(
        client -> {
          for (Map<String, AttributeValue> found : client.queryPaginator(request).items()) {
            Item item = table.item(found);
            items.put(item.key(), item);
          }
          return items;
        });
  }
}
