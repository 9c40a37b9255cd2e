package papercatalog.runtime.benchmarks.floor;

import module java.base;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.client.ReadersHttpClient;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.table.Projection;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/** The request of {@code ListCollectionPapers} without any processing. */
public final class QueryBaseline implements RequestStreamHandler {
  private static final Projection PROJECTION = Projection.of(Attributes.SUMMARY);

  private final DynamoDbClient client =
      DynamoDbClient.builder()
          .httpClientBuilder(ReadersHttpClient.builder(ClientSettings.forReads().attemptTimeout()))
          .build();
  private final String table = System.getenv("TABLE_NAME");

  @Override
  public void handleRequest(InputStream event, OutputStream output, Context context)
      throws IOException {
    event.transferTo(OutputStream.nullOutputStream());
    Map<String, String> names = new HashMap<>(PROJECTION.names());
    names.put("#pk", "GSI1PK");
    names.put("#sk", "GSI1SK");
    names.put("#owner", "PK");
    QueryRequest request =
        QueryRequest.builder()
            .tableName(table)
            .indexName("GSI1")
            .keyConditionExpression("#pk = :pk AND #sk BETWEEN :lower AND :upper")
            .projectionExpression(PROJECTION.expression() + ", #sk, #owner")
            .expressionAttributeNames(names)
            .expressionAttributeValues(
                Map.of(
                    ":pk", AttributeValue.fromS("COLLECTION#sosp"),
                    ":lower", AttributeValue.fromS("DATE#"),
                    ":upper", AttributeValue.fromS("DATE#~")))
            .scanIndexForward(false)
            .limit(4)
            .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
            .build();
    String answer =
        "{\"statusCode\":" + (client.query(request).items().isEmpty() ? 404 : 200) + "}";
    output.write(answer.getBytes(StandardCharsets.US_ASCII));
  }
}
