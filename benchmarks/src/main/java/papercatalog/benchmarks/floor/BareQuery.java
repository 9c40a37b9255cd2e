package papercatalog.benchmarks.floor;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** One {@code Query} of a page of a list with the SDK as in its guide, without JSON. */
public final class BareQuery implements RequestStreamHandler {
  private final DynamoDbClient client =
      DynamoDbClient.builder().httpClientBuilder(UrlConnectionHttpClient.builder()).build();
  private final String table = System.getenv("TABLE_NAME");

  @Override
  public void handleRequest(InputStream event, OutputStream output, Context context)
      throws IOException {
    event.transferTo(OutputStream.nullOutputStream());
    QueryResponse page =
        client.query(
            QueryRequest.builder()
                .tableName(table)
                .indexName("GSI1")
                .keyConditionExpression("GSI1PK = :pk")
                .expressionAttributeValues(Map.of(":pk", AttributeValue.fromS("COLLECTION#sosp")))
                .scanIndexForward(false)
                .limit(4)
                .build());
    String answer = "{\"statusCode\":" + (page.items().isEmpty() ? 404 : 200) + "}";
    output.write(answer.getBytes(StandardCharsets.US_ASCII));
  }
}
