package papercatalog.direct;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import papercatalog.json.Json;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** Reads what DynamoDB answers; members that the catalog does not need are skipped. */
final class ReplyJson implements AutoCloseable {
  private final JsonParser json;

  private ReplyJson(byte[] body) throws IOException {
    json = Json.FACTORY.createParser(body);
    json.nextToken();
  }

  static GetItemResponse getItem(byte[] body) throws IOException {
    GetItemResponse.Builder response = GetItemResponse.builder();
    try (ReplyJson reply = new ReplyJson(body)) {
      while (reply.nextMember()) {
        switch (reply.json.currentName()) {
          case "Item" -> response.item(reply.item());
          case "ConsumedCapacity" -> response.consumedCapacity(reply.consumedCapacity());
          default -> reply.json.skipChildren();
        }
      }
    }
    return response.build();
  }

  static QueryResponse query(byte[] body) throws IOException {
    QueryResponse.Builder response = QueryResponse.builder();
    try (ReplyJson reply = new ReplyJson(body)) {
      while (reply.nextMember()) {
        switch (reply.json.currentName()) {
          case "Items" -> response.items(reply.items());
          case "Count" -> response.count(reply.json.getIntValue());
          case "ScannedCount" -> response.scannedCount(reply.json.getIntValue());
          case "LastEvaluatedKey" -> response.lastEvaluatedKey(reply.item());
          case "ConsumedCapacity" -> response.consumedCapacity(reply.consumedCapacity());
          default -> reply.json.skipChildren();
        }
      }
    }
    return response.build();
  }

  /** What a refusal is called, without the namespace, and what it says. */
  static Refusal refusal(byte[] body) throws IOException {
    String code = "";
    String message = "";
    try (ReplyJson reply = new ReplyJson(body)) {
      while (reply.nextMember()) {
        switch (reply.json.currentName()) {
          case "__type" -> code = reply.json.getText();
          case "message", "Message" -> message = reply.json.getText();
          default -> reply.json.skipChildren();
        }
      }
    }
    return new Refusal(code.substring(code.indexOf('#') + 1), message);
  }

  /** Why DynamoDB refuses. */
  record Refusal(String code, String message) {}

  @Override
  public void close() throws IOException {
    json.close();
  }

  /** Steps to the value of the next member of an object, if there is one. */
  private boolean nextMember() throws IOException {
    boolean there = json.nextToken() == JsonToken.FIELD_NAME;
    if (there) {
      json.nextToken();
    }
    return there;
  }

  private List<Map<String, AttributeValue>> items() throws IOException {
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    while (json.nextToken() == JsonToken.START_OBJECT) {
      items.add(item());
    }
    return items;
  }

  private Map<String, AttributeValue> item() throws IOException {
    Map<String, AttributeValue> item = new LinkedHashMap<>();
    while (nextMember()) {
      String name = json.currentName();
      item.put(name, value());
    }
    return item;
  }

  /** An object of one member, whose name is the type: one of those that the catalog stores. */
  private AttributeValue value() throws IOException {
    nextMember();
    AttributeValue value =
        switch (json.currentName()) {
          case "S" -> AttributeValue.fromS(json.getText());
          case "N" -> AttributeValue.fromN(json.getText());
          case "BOOL" -> AttributeValue.fromBool(json.getBooleanValue());
          case "NULL" -> AttributeValue.fromNul(json.getBooleanValue());
          case "M" -> AttributeValue.fromM(item());
          case "L" -> AttributeValue.fromL(values());
          default -> throw new IOException("An attribute of type " + json.currentName());
        };
    json.nextToken();
    return value;
  }

  private List<AttributeValue> values() throws IOException {
    List<AttributeValue> values = new ArrayList<>();
    while (json.nextToken() == JsonToken.START_OBJECT) {
      values.add(value());
    }
    return values;
  }

  private ConsumedCapacity consumedCapacity() throws IOException {
    ConsumedCapacity.Builder capacity = ConsumedCapacity.builder();
    while (nextMember()) {
      switch (json.currentName()) {
        case "TableName" -> capacity.tableName(json.getText());
        case "CapacityUnits" -> capacity.capacityUnits(json.getDoubleValue());
        default -> json.skipChildren();
      }
    }
    return capacity.build();
  }
}
