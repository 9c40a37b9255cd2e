package papercatalog.direct;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** Reads what DynamoDB answers; members that the catalog does not need are skipped. */
final class ResponseJson implements AutoCloseable {
  private final JsonParser json;

  private ResponseJson(byte[] body) throws IOException {
    json = RequestJson.FACTORY.createParser(body);
    json.nextToken();
  }

  static GetItemResponse getItem(byte[] body) throws IOException {
    GetItemResponse.Builder built = GetItemResponse.builder();
    try (ResponseJson response = new ResponseJson(body)) {
      while (response.nextMember()) {
        switch (response.json.currentName()) {
          case "Item" -> built.item(response.item());
          case "ConsumedCapacity" -> built.consumedCapacity(response.consumedCapacity());
          default -> response.json.skipChildren();
        }
      }
    }
    return built.build();
  }

  static QueryResponse query(byte[] body) throws IOException {
    QueryResponse.Builder built = QueryResponse.builder();
    try (ResponseJson response = new ResponseJson(body)) {
      while (response.nextMember()) {
        switch (response.json.currentName()) {
          case "Items" -> built.items(response.items());
          case "Count" -> built.count(response.json.getIntValue());
          case "ScannedCount" -> built.scannedCount(response.json.getIntValue());
          case "LastEvaluatedKey" -> built.lastEvaluatedKey(response.item());
          case "ConsumedCapacity" -> built.consumedCapacity(response.consumedCapacity());
          default -> response.json.skipChildren();
        }
      }
    }
    return built.build();
  }

  /** What a refusal is called, without the namespace, and what it says. */
  static Refusal refusal(byte[] body) throws IOException {
    String code = "";
    String message = "";
    try (ResponseJson response = new ResponseJson(body)) {
      while (response.nextMember()) {
        switch (response.json.currentName()) {
          case "__type" -> code = response.json.getText();
          case "message", "Message" -> message = response.json.getText();
          default -> response.json.skipChildren();
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

  /** An object of one member, whose name is the type. */
  private AttributeValue value() throws IOException {
    nextMember();
    AttributeValue value =
        switch (json.currentName()) {
          case "S" -> AttributeValue.fromS(json.getText());
          case "N" -> AttributeValue.fromN(json.getText());
          case "B" -> AttributeValue.fromB(bytes());
          case "BOOL" -> AttributeValue.fromBool(json.getBooleanValue());
          case "NULL" -> AttributeValue.fromNul(json.getBooleanValue());
          case "M" -> AttributeValue.fromM(item());
          case "L" -> AttributeValue.fromL(values(this::value));
          case "SS" -> AttributeValue.fromSs(values(json::getText));
          case "NS" -> AttributeValue.fromNs(values(json::getText));
          case "BS" -> AttributeValue.fromBs(values(this::bytes));
          default -> unknown();
        };
    json.nextToken();
    return value;
  }

  private SdkBytes bytes() throws IOException {
    return SdkBytes.fromByteArrayUnsafe(json.getBinaryValue());
  }

  /** A type that came after this was written: as the SDK does, a value of no known type. */
  private AttributeValue unknown() throws IOException {
    json.skipChildren();
    return AttributeValue.builder().build();
  }

  @FunctionalInterface
  private interface Element<T> {
    T read() throws IOException;
  }

  private <T> List<T> values(Element<T> element) throws IOException {
    List<T> values = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      values.add(element.read());
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
