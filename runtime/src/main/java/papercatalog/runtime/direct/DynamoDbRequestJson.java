package papercatalog.runtime.direct;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.functions.json.JsonText;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** The three requests of the catalog as DynamoDB takes them, in the SDK's order of members. */
final class DynamoDbRequestJson {
  private DynamoDbRequestJson() {}

  static byte[] of(GetItemRequest request) {
    return JsonText.object(
            json -> {
              json.writeStringField("TableName", request.tableName());
              items(json, "Key", request.key());
              json.writeStringField(
                  "ReturnConsumedCapacity", request.returnConsumedCapacityAsString());
            })
        .bytes();
  }

  static byte[] of(BatchGetItemRequest request) {
    return JsonText.object(
            json -> {
              json.writeObjectFieldStart("RequestItems");
              for (Map.Entry<String, KeysAndAttributes> table : request.requestItems().entrySet()) {
                json.writeObjectFieldStart(table.getKey());
                json.writeArrayFieldStart("Keys");
                for (Map<String, AttributeValue> key : table.getValue().keys()) {
                  json.writeStartObject();
                  values(json, key);
                  json.writeEndObject();
                }
                json.writeEndArray();
                json.writeEndObject();
              }
              json.writeEndObject();
              json.writeStringField(
                  "ReturnConsumedCapacity", request.returnConsumedCapacityAsString());
            })
        .bytes();
  }

  static byte[] of(QueryRequest request) {
    return JsonText.object(
            json -> {
              json.writeStringField("TableName", request.tableName());
              json.writeStringField("IndexName", request.indexName());
              if (request.limit() != null) {
                json.writeNumberField("Limit", request.limit());
              }
              json.writeBooleanField("ScanIndexForward", request.scanIndexForward());
              if (request.hasExclusiveStartKey()) {
                items(json, "ExclusiveStartKey", request.exclusiveStartKey());
              }
              json.writeStringField(
                  "ReturnConsumedCapacity", request.returnConsumedCapacityAsString());
              json.writeStringField("ProjectionExpression", request.projectionExpression());
              json.writeStringField("KeyConditionExpression", request.keyConditionExpression());
              names(json, request.expressionAttributeNames());
              items(json, "ExpressionAttributeValues", request.expressionAttributeValues());
            })
        .bytes();
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
    values(json, values);
    json.writeEndObject();
  }

  private static void values(JsonGenerator json, Map<String, AttributeValue> values)
      throws IOException {
    for (Map.Entry<String, AttributeValue> value : values.entrySet()) {
      json.writeObjectFieldStart(value.getKey());
      json.writeStringField("S", value.getValue().s()); // every key is a string
      json.writeEndObject();
    }
  }
}
