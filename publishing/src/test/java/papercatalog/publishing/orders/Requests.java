package papercatalog.publishing.orders;

import module java.base;

import papercatalog.domain.memory.Refusals;
import papercatalog.domain.table.ItemKey;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Requests as a person reads them: the operation, and the keys of the items. */
final class Requests {
  private Requests() {}

  static boolean writes(DynamoDbRequest request) {
    return !(request instanceof GetItemRequest
        || request instanceof BatchGetItemRequest
        || request instanceof QueryRequest
        || request instanceof ScanRequest);
  }

  /** The failure of a request that DynamoDB does not make; a transaction has reasons. */
  static RuntimeException refusal(DynamoDbRequest request, String reason) {
    return request instanceof TransactWriteItemsRequest transaction
        ? Refusals.cancelled(
            transaction.transactItems().stream()
                .map(_ -> CancellationReason.builder().code(reason).build())
                .toList())
        : Refusals.throttled();
  }

  /** A transaction has a token, as DynamoDB's client gives it one. */
  static DynamoDbRequest withToken(DynamoDbRequest request) {
    return request instanceof TransactWriteItemsRequest it && it.clientRequestToken() == null
        ? it.copy(to -> to.clientRequestToken(UUID.randomUUID().toString()))
        : request;
  }

  static String describe(DynamoDbRequest request) {
    return switch (request) {
      case GetItemRequest it -> "get " + key(it.key());
      case BatchGetItemRequest it ->
          "get " + all(it.requestItems().values().iterator().next().keys(), Requests::key);
      case QueryRequest it ->
          "query "
              + Objects.toString(it.indexName(), "")
              + it.expressionAttributeValues().values().stream()
                  .map(AttributeValue::s)
                  .sorted()
                  .toList();
      case PutItemRequest it -> "put " + key(it.item());
      case DeleteItemRequest it -> "delete " + key(it.key());
      case UpdateItemRequest it -> "update " + key(it.key());
      case BatchWriteItemRequest it ->
          "write "
              + all(
                  it.requestItems().values().iterator().next(),
                  one ->
                      one.putRequest() != null
                          ? "put " + key(one.putRequest().item())
                          : "delete " + key(one.deleteRequest().key()));
      case TransactWriteItemsRequest it ->
          "transact " + all(it.transactItems(), Requests::describe);
      default -> request.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    };
  }

  private static String describe(TransactWriteItem one) {
    if (one.put() != null) {
      return "put " + key(one.put().item());
    }
    if (one.delete() != null) {
      return "delete " + key(one.delete().key());
    }
    return one.update() != null
        ? "count " + key(one.update().key())
        : "check " + key(one.conditionCheck().key());
  }

  private static <T> String all(List<T> all, Function<T, String> text) {
    return all.stream().map(text).collect(Collectors.joining(", "));
  }

  private static String key(Map<String, AttributeValue> item) {
    ItemKey key = new ItemKey(item.get("PK").s(), item.get("SK").s());
    return key.partition().equals(key.sort()) ? key.sort() : key.partition() + "/" + key.sort();
  }
}
