package papercatalog.benchmarks.units;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Records the last request of a client in order to repeat it for whole items, which determine the
 * bill.
 */
public final class LastRequest implements ExecutionInterceptor {
  private SdkRequest request;

  @Override
  public void beforeTransmission(
      Context.BeforeTransmission context, ExecutionAttributes attributes) {
    request = context.request();
  }

  /** Repeats the request unchanged. */
  public void repeat(DynamoDbClient client) {
    switch (request) {
      case GetItemRequest get -> client.getItem(get);
      case QueryRequest query -> client.query(query);
      default -> throw new IllegalStateException("No read: " + request);
    }
  }

  /** Repeats the request and returns the items with all attributes of the table or index. */
  public List<Map<String, AttributeValue>> itemsInFull(DynamoDbClient client) {
    return switch (request) {
      case GetItemRequest get ->
          List.of(
              client
                  .getItem(
                      get.toBuilder()
                          .projectionExpression(null)
                          .expressionAttributeNames(null)
                          .build())
                  .item());
      case QueryRequest query ->
          client
              .query(
                  query.toBuilder()
                      .projectionExpression(null)
                      .expressionAttributeNames(
                          Map.of(
                              "#pk", query.expressionAttributeNames().get("#pk"),
                              "#sk", query.expressionAttributeNames().get("#sk")))
                      .build())
              .items();
      default -> throw new IllegalStateException("No read: " + request);
    };
  }
}
