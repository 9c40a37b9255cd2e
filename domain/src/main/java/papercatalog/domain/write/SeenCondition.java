package papercatalog.domain.write;

import static papercatalog.domain.schema.TableSchema.PARTITION_KEY;
import static software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure.ALL_OLD;

import module java.base;

import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Projection;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * The condition that an item has not changed since it was read. // I-4
 *
 * @param seen the item; empty when there was none
 * @param attributes attributes that every write of the item changes, so that their values identify
 *     a state
 */
record SeenCondition(Optional<Item> seen, List<String> attributes) {
  TransactWriteItem put(CatalogTable table, Item item) {
    return TransactWriteItem.builder()
        .put(
            put ->
                put.tableName(table.name())
                    .item(table.stored(item))
                    .conditionExpression(expression())
                    .expressionAttributeNames(names())
                    .expressionAttributeValues(values())
                    .returnValuesOnConditionCheckFailure(ALL_OLD))
        .build();
  }

  TransactWriteItem delete(CatalogTable table, ItemKey key) {
    return TransactWriteItem.builder()
        .delete(
            delete ->
                delete
                    .tableName(table.name())
                    .key(table.key(key))
                    .conditionExpression(expression())
                    .expressionAttributeNames(names())
                    .expressionAttributeValues(values())
                    .returnValuesOnConditionCheckFailure(ALL_OLD))
        .build();
  }

  /** An action of its own, for a transaction that leaves the item alone. */
  TransactWriteItem check(CatalogTable table, ItemKey key) {
    return TransactWriteItem.builder()
        .conditionCheck(
            check ->
                check
                    .tableName(table.name())
                    .key(table.key(key))
                    .conditionExpression(expression())
                    .expressionAttributeNames(names())
                    .expressionAttributeValues(values())
                    .returnValuesOnConditionCheckFailure(ALL_OLD))
        .build();
  }

  String expression() {
    if (seen.isEmpty()) {
      return "attribute_not_exists(#PK)";
    }
    List<String> conditions = new ArrayList<>(List.of("attribute_exists(#PK)"));
    for (String name : attributes) {
      conditions.add(
          seen.get().value(name).isPresent()
              ? "#%1$s = :%1$s".formatted(name)
              : "attribute_not_exists(#%s)".formatted(name));
    }
    return String.join(" AND ", conditions);
  }

  Map<String, String> names() {
    return Projection.aliases(
        Stream.concat(Stream.of(PARTITION_KEY), seen.stream().flatMap(_ -> attributes.stream()))
            .toList());
  }

  /** The values of the expression; null when it has none, because DynamoDB rejects an empty map. */
  Map<String, AttributeValue> values() {
    Map<String, AttributeValue> values = new HashMap<>();
    for (String name : attributes) {
      seen.flatMap(item -> item.value(name)).ifPresent(value -> values.put(":" + name, value));
    }
    return values.isEmpty() ? null : values;
  }
}
