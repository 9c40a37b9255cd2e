package papercatalog.publishing.orders;

import module java.base;

import papercatalog.domain.table.ItemKey;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * Writers with an error, which is made in their requests on the way to the table. An exploration
 * must find an order in which it shows.
 *
 * @param waits whether the indexes have seen all changes after a long pause
 */
record Mutant(String name, UnaryOperator<DynamoDbRequest> error, boolean waits) {
  static final Mutant NONE = new Mutant("none", UnaryOperator.identity(), true);

  /** Holds always. */
  private static final String TRUE = "attribute_exists(#PK) OR attribute_not_exists(#PK)";

  DynamoDbRequest sent(DynamoDbRequest request) {
    return error.apply(request);
  }

  @Override
  public String toString() {
    return name;
  }

  /** Leaves out the parts of conditions on some items. */
  static Mutant without(String name, Predicate<ItemKey> items, Predicate<String> part) {
    return new Mutant(name, request -> without(request, items, part), true);
  }

  static Mutant of(String name, UnaryOperator<TransactWriteItemsRequest> error) {
    return new Mutant(
        name,
        request ->
            request instanceof TransactWriteItemsRequest transaction
                ? error.apply(transaction)
                : request,
        true);
  }

  static Mutant ofEach(String name, UnaryOperator<TransactWriteItem> error) {
    return of(
        name,
        it -> it.copy(to -> to.transactItems(it.transactItems().stream().map(error).toList())));
  }

  static Mutant withoutWaits(String name) {
    return new Mutant(name, UnaryOperator.identity(), false);
  }

  private static DynamoDbRequest without(
      DynamoDbRequest request, Predicate<ItemKey> items, Predicate<String> part) {
    return switch (request) {
      case TransactWriteItemsRequest it ->
          it.copy(
              to ->
                  to.transactItems(
                      it.transactItems().stream()
                          .map(one -> withoutParts(one, items, part))
                          .toList()));
      case PutItemRequest it when items.test(key(it.item())) -> {
        Condition left =
            condition(
                it.conditionExpression(),
                null,
                it.expressionAttributeNames(),
                it.expressionAttributeValues(),
                part);
        yield it.copy(
            to ->
                to.conditionExpression(left.expression)
                    .expressionAttributeNames(left.names)
                    .expressionAttributeValues(left.values));
      }
      case DeleteItemRequest it when items.test(key(it.key())) -> {
        Condition left =
            condition(
                it.conditionExpression(),
                null,
                it.expressionAttributeNames(),
                it.expressionAttributeValues(),
                part);
        yield it.copy(
            to ->
                to.conditionExpression(left.expression)
                    .expressionAttributeNames(left.names)
                    .expressionAttributeValues(left.values));
      }
      case UpdateItemRequest it when items.test(key(it.key())) -> {
        Condition left =
            condition(
                it.conditionExpression(),
                it.updateExpression(),
                it.expressionAttributeNames(),
                it.expressionAttributeValues(),
                part);
        yield it.copy(
            to ->
                to.conditionExpression(left.expression)
                    .expressionAttributeNames(left.names)
                    .expressionAttributeValues(left.values));
      }
      default -> request;
    };
  }

  static TransactWriteItem withoutParts(
      TransactWriteItem one, Predicate<ItemKey> items, Predicate<String> part) {
    if (!items.test(key(one))) {
      return one;
    }
    if (one.put() != null) {
      var put = one.put();
      Condition left =
          condition(
              put.conditionExpression(),
              null,
              put.expressionAttributeNames(),
              put.expressionAttributeValues(),
              part);
      return one.copy(
          to ->
              to.put(
                  put.copy(
                      it ->
                          it.conditionExpression(left.expression)
                              .expressionAttributeNames(left.names)
                              .expressionAttributeValues(left.values))));
    }
    if (one.delete() != null) {
      var delete = one.delete();
      Condition left =
          condition(
              delete.conditionExpression(),
              null,
              delete.expressionAttributeNames(),
              delete.expressionAttributeValues(),
              part);
      return one.copy(
          to ->
              to.delete(
                  delete.copy(
                      it ->
                          it.conditionExpression(left.expression)
                              .expressionAttributeNames(left.names)
                              .expressionAttributeValues(left.values))));
    }
    if (one.update() != null) {
      var update = one.update();
      Condition left =
          condition(
              update.conditionExpression(),
              update.updateExpression(),
              update.expressionAttributeNames(),
              update.expressionAttributeValues(),
              part);
      return one.copy(
          to ->
              to.update(
                  update.copy(
                      it ->
                          it.conditionExpression(left.expression)
                              .expressionAttributeNames(left.names)
                              .expressionAttributeValues(left.values))));
    }
    var check = one.conditionCheck();
    Condition left =
        condition(
            check.conditionExpression(),
            null,
            check.expressionAttributeNames(),
            check.expressionAttributeValues(),
            part);
    boolean none = left.expression == null;
    return one.copy(
        to ->
            to.conditionCheck(
                check.copy(
                    it ->
                        it.conditionExpression(none ? TRUE : left.expression)
                            .expressionAttributeNames(none ? Map.of("#PK", "PK") : left.names)
                            .expressionAttributeValues(left.values))));
  }

  private record Condition(
      String expression, Map<String, String> names, Map<String, AttributeValue> values) {}

  /** The other parts of a condition, with the names and values that they and an update use. */
  private static Condition condition(
      String expression,
      String update,
      Map<String, String> names,
      Map<String, AttributeValue> values,
      Predicate<String> part) {
    String left =
        expression == null
            ? ""
            : Arrays.stream(expression.split(" AND "))
                .filter(part.negate())
                .collect(Collectors.joining(" AND "));
    Set<String> used =
        Pattern.compile("[#:][A-Za-z0-9_]+")
            .matcher(left + " " + update)
            .results()
            .map(MatchResult::group)
            .collect(Collectors.toSet());
    Map<String, String> usedNames = new HashMap<>(names);
    usedNames.keySet().retainAll(used);
    Map<String, AttributeValue> usedValues = new HashMap<>(values);
    usedValues.keySet().retainAll(used);
    return new Condition(
        left.isEmpty() ? null : left,
        usedNames.isEmpty() ? null : usedNames,
        usedValues.isEmpty() ? null : usedValues);
  }

  static ConditionCheck always(ItemKey key, String table) {
    return ConditionCheck.builder()
        .tableName(table)
        .key(key.attributes())
        .conditionExpression(TRUE)
        .expressionAttributeNames(Map.of("#PK", "PK"))
        .build();
  }

  static ItemKey key(TransactWriteItem one) {
    return key(
        one.put() != null
            ? one.put().item()
            : one.delete() != null
                ? one.delete().key()
                : one.update() != null ? one.update().key() : one.conditionCheck().key());
  }

  private static ItemKey key(Map<String, AttributeValue> item) {
    return new ItemKey(item.get("PK").s(), item.get("SK").s());
  }
}
