package papercatalog.publishing.orders;

import module java.base;

import papercatalog.domain.table.ItemKey;
import software.amazon.awssdk.core.SdkField;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.utils.builder.CopyableBuilder;
import software.amazon.awssdk.utils.builder.ToCopyableBuilder;

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
      case PutItemRequest it -> withoutParts(it, items, part);
      case DeleteItemRequest it -> withoutParts(it, items, part);
      case UpdateItemRequest it -> withoutParts(it, items, part);
      default -> request;
    };
  }

  static TransactWriteItem withoutParts(
      TransactWriteItem one, Predicate<ItemKey> items, Predicate<String> part) {
    return one.copy(
        to ->
            to.put(withoutParts(one.put(), items, part))
                .delete(withoutParts(one.delete(), items, part))
                .update(withoutParts(one.update(), items, part))
                .conditionCheck(withoutParts(one.conditionCheck(), items, part)));
  }

  /** A write, or null, with the other parts of its condition, their names and their values. */
  private static <B extends CopyableBuilder<B, T>, T extends ToCopyableBuilder<B, T> & SdkPojo>
      T withoutParts(T write, Predicate<ItemKey> items, Predicate<String> part) {
    if (write == null || !items.test(key(write))) {
      return write;
    }
    String condition = write instanceof ConditionCheck ? TRUE : null;
    if (value(write, "ConditionExpression") instanceof String parts) {
      condition =
          Arrays.stream(parts.split(" AND "))
              .filter(part.negate())
              .reduce((some, more) -> some + " AND " + more)
              .orElse(condition);
    }
    Set<String> used =
        Pattern.compile("[#:][A-Za-z0-9_]+")
            .matcher(condition + " " + value(write, "UpdateExpression"))
            .results()
            .map(MatchResult::group)
            .collect(Collectors.toSet());
    B left = write.toBuilder();
    field(write, "ConditionExpression").orElseThrow().set(left, condition);
    for (String map : List.of("ExpressionAttributeNames", "ExpressionAttributeValues")) {
      Map<?, ?> kept = new HashMap<>((Map<?, ?>) value(write, map));
      kept.keySet().retainAll(used);
      field(write, map).orElseThrow().set(left, kept.isEmpty() ? null : kept);
    }
    return left.build();
  }

  private static Optional<SdkField<?>> field(SdkPojo write, String name) {
    return write.sdkFields().stream().filter(it -> it.locationName().equals(name)).findFirst();
  }

  private static Object value(SdkPojo write, String name) {
    return field(write, name).map(it -> it.getValueOrDefault(write)).orElse(null);
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
        one.sdkFields().stream()
            .map(it -> (SdkPojo) it.getValueOrDefault(one))
            .filter(Objects::nonNull)
            .findFirst()
            .orElseThrow());
  }

  /** That of the item that a write is about. */
  private static ItemKey key(SdkPojo write) {
    Object item = field(write, "Item").isPresent() ? value(write, "Item") : value(write, "Key");
    Map<?, ?> key = (Map<?, ?>) item;
    return new ItemKey(((AttributeValue) key.get("PK")).s(), ((AttributeValue) key.get("SK")).s());
  }
}
