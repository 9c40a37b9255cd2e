package papercatalog.publishing.write;

import static papercatalog.domain.schema.TableSchema.PARTITION_KEY;

import module java.base;

import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.Projection;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * The condition that an item has not changed since it was read, or none; without values it has
 * null, because DynamoDB rejects an empty map. // I-4
 */
record SeenCondition(
    String expression, Map<String, String> names, Map<String, AttributeValue> values) {
  static final SeenCondition NONE = new SeenCondition(null, null, null);

  /** An item is as seen if these attributes are: every write of the item changes one of them. */
  static SeenCondition of(Optional<Item> seen, List<String> attributes) {
    if (seen.isEmpty()) {
      return new SeenCondition(
          "attribute_not_exists(#PK)", Projection.aliases(List.of(PARTITION_KEY)), null);
    }
    List<String> names = new ArrayList<>(List.of(PARTITION_KEY));
    StringBuilder expression = new StringBuilder("attribute_exists(#PK)");
    Map<String, AttributeValue> values = new HashMap<>();
    for (String name : attributes) {
      Optional<AttributeValue> value = seen.get().value(name);
      names.add(name);
      expression
          .append(" AND ")
          .append(
              (value.isPresent() ? "#%1$s = :%1$s" : "attribute_not_exists(#%s)").formatted(name));
      value.ifPresent(present -> values.put(":" + name, present));
    }
    return new SeenCondition(
        expression.toString(), Projection.aliases(names), values.isEmpty() ? null : values);
  }

  /** Also requires that the item is in the list of an entry that it leaves, not in one it joins. */
  SeenCondition andOnce(CatalogTable table, ItemKey entry, int by) {
    Map.Entry<String, String> counted = new PaperItems(table.schema()).list(entry);
    String list = counted.getKey();
    String value = (by < 0 ? ":left" : ":joined") + list;
    String once =
        (by < 0 ? "#%s = %s" : "(attribute_not_exists(#%1$s) OR #%1$s <> %2$s)")
            .formatted(list, value);
    Map<String, String> allNames = new HashMap<>(Projection.aliases(List.of(list)));
    Map<String, AttributeValue> allValues = new HashMap<>();
    allValues.put(value, table.partition(counted.getValue()));
    if (expression == null) {
      return new SeenCondition(once, allNames, allValues);
    }
    allNames.putAll(names);
    Optional.ofNullable(values).ifPresent(allValues::putAll);
    return new SeenCondition(expression + " AND " + once, allNames, allValues);
  }

  TransactWriteItem put(CatalogTable table, Item item) {
    return TransactWriteItem.builder()
        .put(
            put ->
                put.tableName(table.name())
                    .item(table.stored(item))
                    .conditionExpression(expression)
                    .expressionAttributeNames(names)
                    .expressionAttributeValues(values)
                    .returnValuesOnConditionCheckFailure(shownIfRefused()))
        .build();
  }

  TransactWriteItem delete(CatalogTable table, ItemKey key) {
    return TransactWriteItem.builder()
        .delete(
            delete ->
                delete
                    .tableName(table.name())
                    .key(table.key(key))
                    .conditionExpression(expression)
                    .expressionAttributeNames(names)
                    .expressionAttributeValues(values)
                    .returnValuesOnConditionCheckFailure(shownIfRefused()))
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
                    .conditionExpression(expression)
                    .expressionAttributeNames(names)
                    .expressionAttributeValues(values)
                    .returnValuesOnConditionCheckFailure(shownIfRefused()))
        .build();
  }

  private ReturnValuesOnConditionCheckFailure shownIfRefused() {
    return expression == null ? null : ReturnValuesOnConditionCheckFailure.ALL_OLD;
  }
}
