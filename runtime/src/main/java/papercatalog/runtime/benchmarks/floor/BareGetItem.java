package papercatalog.runtime.benchmarks.floor;

import module java.base;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/** One {@code GetItem} with the SDK as in its guide, without JSON: the minimum cost of a read. */
public final class BareGetItem implements RequestStreamHandler {
  private final DynamoDbClient client =
      DynamoDbClient.builder().httpClientBuilder(UrlConnectionHttpClient.builder()).build();
  private final String table = System.getenv("TABLE_NAME");

  @Override
  public void handleRequest(InputStream event, OutputStream output, Context context)
      throws IOException {
    event.transferTo(OutputStream.nullOutputStream());
    AttributeValue key = AttributeValue.fromS("PAPER#wp-002");
    Map<String, AttributeValue> item =
        client
            .getItem(
                GetItemRequest.builder().tableName(table).key(Map.of("PK", key, "SK", key)).build())
            .item();
    String answer = "{\"statusCode\":" + (item.isEmpty() ? 404 : 200) + "}";
    output.write(answer.getBytes(StandardCharsets.US_ASCII));
  }
}
