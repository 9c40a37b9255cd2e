package papercatalog.runtime.direct;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** The two requests of the catalog as DynamoDB takes them, in the SDK's order of members. */
final class DynamoDbRequestJson {
  static final JsonFactory FACTORY = new JsonFactory();

  private DynamoDbRequestJson() {}

  @FunctionalInterface
  private interface Members {
    void writeTo(JsonGenerator json) throws IOException;
  }

  static byte[] of(GetItemRequest request) {
    return object(
        json -> {
          json.writeStringField("TableName", request.tableName());
          items(json, "Key", request.key());
          json.writeStringField("ReturnConsumedCapacity", request.returnConsumedCapacityAsString());
        });
  }

  static byte[] of(QueryRequest request) {
    return object(
        json -> {
          json.writeStringField("TableName", request.tableName());
          json.writeStringField("IndexName", request.indexName());
          json.writeNumberField("Limit", request.limit());
          json.writeBooleanField("ScanIndexForward", request.scanIndexForward());
          if (request.hasExclusiveStartKey()) {
            items(json, "ExclusiveStartKey", request.exclusiveStartKey());
          }
          json.writeStringField("ReturnConsumedCapacity", request.returnConsumedCapacityAsString());
          json.writeStringField("ProjectionExpression", request.projectionExpression());
          json.writeStringField("KeyConditionExpression", request.keyConditionExpression());
          names(json, request.expressionAttributeNames());
          items(json, "ExpressionAttributeValues", request.expressionAttributeValues());
        });
  }

  private static byte[] object(Members members) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(1024);
    try (JsonGenerator json = FACTORY.createGenerator(bytes)) {
      json.writeStartObject();
      members.writeTo(json);
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void names(JsonGenerator json, Map<String, String> names) throws IOException {
    json.writeObjectFieldStart("ExpressionAttributeNames");
    for (Map.Entry<String, String> name : names.entrySet()) {
      json.writeStringField(name.getKey(), name.getValue());
    }
    json.writeEndObject();
  }

  private static void items(JsonGenerator json, String name, Map<String, AttributeValue> values)
      throws IOException {
    json.writeObjectFieldStart(name);
    for (Map.Entry<String, AttributeValue> value : values.entrySet()) {
      json.writeObjectFieldStart(value.getKey());
      json.writeStringField("S", value.getValue().s()); // every key is a string
      json.writeEndObject();
    }
    json.writeEndObject();
  }
}
