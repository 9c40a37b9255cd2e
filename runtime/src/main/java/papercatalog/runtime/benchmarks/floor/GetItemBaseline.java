package papercatalog.runtime.benchmarks.floor;

import module java.base;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.client.ReadersHttpClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/** The request of {@code GetPaper} over the same HTTP client, without any processing. */
public final class GetItemBaseline implements RequestStreamHandler {
  private final DynamoDbClient client =
      DynamoDbClient.builder()
          .httpClientBuilder(ReadersHttpClient.builder(ClientSettings.forReads().attemptTimeout()))
          .build();
  private final String table = System.getenv("TABLE_NAME");

  @Override
  public void handleRequest(InputStream event, OutputStream output, Context context)
      throws IOException {
    event.transferTo(OutputStream.nullOutputStream());
    AttributeValue key = AttributeValue.fromS("PAPER#wp-002");
    GetItemRequest request =
        GetItemRequest.builder()
            .tableName(table)
            .key(Map.of("PK", key, "SK", key))
            .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
            .build();
    String answer =
        "{\"statusCode\":" + (client.getItem(request).item().isEmpty() ? 404 : 200) + "}";
    output.write(answer.getBytes(StandardCharsets.US_ASCII));
  }
}
