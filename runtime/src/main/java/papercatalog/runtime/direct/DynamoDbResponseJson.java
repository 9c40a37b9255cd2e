package papercatalog.runtime.direct;

import module java.base;

import papercatalog.functions.jsonreader.JsonReader;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** Reads DynamoDB's answers, without the members that the catalog does not need. */
final class DynamoDbResponseJson {
  private final JsonReader json;

  private DynamoDbResponseJson(byte[] body) {
    json = new JsonReader(body);
  }

  static GetItemResponse getItem(byte[] body) throws IOException {
    GetItemResponse.Builder built = GetItemResponse.builder();
    DynamoDbResponseJson response = new DynamoDbResponseJson(body);
    response.beginObject();
    while (response.json.nextMember()) {
      switch (response.json.name()) {
        case "Item" -> built.item(response.item());
        case "ConsumedCapacity" -> built.consumedCapacity(response.consumedCapacity());
        default -> response.json.skip();
      }
    }
    response.json.end();
    return built.build();
  }

  static BatchGetItemResponse batchGetItem(byte[] body) throws IOException {
    BatchGetItemResponse.Builder built = BatchGetItemResponse.builder();
    DynamoDbResponseJson response = new DynamoDbResponseJson(body);
    response.beginObject();
    while (response.json.nextMember()) {
      switch (response.json.name()) {
        case "Responses" -> built.responses(response.byTable(response::items));
        case "UnprocessedKeys" -> built.unprocessedKeys(response.byTable(response::keys));
        case "ConsumedCapacity" ->
            built.consumedCapacity(response.values(response::consumedCapacity));
        default -> response.json.skip();
      }
    }
    response.json.end();
    return built.build();
  }

  static QueryResponse query(byte[] body) throws IOException {
    QueryResponse.Builder built = QueryResponse.builder();
    DynamoDbResponseJson response = new DynamoDbResponseJson(body);
    response.beginObject();
    while (response.json.nextMember()) {
      switch (response.json.name()) {
        case "Items" -> built.items(response.items());
        case "Count" -> built.count(response.json.integer());
        case "ScannedCount" -> built.scannedCount(response.json.integer());
        case "LastEvaluatedKey" -> built.lastEvaluatedKey(response.item());
        case "ConsumedCapacity" -> built.consumedCapacity(response.consumedCapacity());
        default -> response.json.skip();
      }
    }
    response.json.end();
    return built.build();
  }

  /** The type of an error without its namespace, and its message, which may be missing. */
  static ErrorBody refusal(byte[] body) throws IOException {
    String code = "";
    String message = "";
    if (body.length == 0) {
      return new ErrorBody(code, message);
    }
    DynamoDbResponseJson response = new DynamoDbResponseJson(body);
    response.beginObject();
    while (response.json.nextMember()) {
      switch (response.json.name()) {
        case "__type" -> code = response.json.text();
        case "message", "Message" -> message = response.json.text();
        default -> response.json.skip();
      }
    }
    response.json.end();
    return new ErrorBody(code.substring(code.indexOf('#') + 1), message);
  }

  record ErrorBody(String code, String message) {}

  private void beginObject() throws IOException {
    if (!json.beginsObject()) {
      throw new IOException("expected a JSON object");
    }
  }

  private <T> Map<String, T> byTable(Element<T> element) throws IOException {
    Map<String, T> tables = new LinkedHashMap<>();
    beginObject();
    while (json.nextMember()) {
      String table = json.name();
      tables.put(table, element.read());
    }
    return tables;
  }

  private KeysAndAttributes keys() throws IOException {
    KeysAndAttributes.Builder built = KeysAndAttributes.builder();
    beginObject();
    while (json.nextMember()) {
      if (json.name().equals("Keys")) {
        built.keys(items());
      } else {
        json.skip();
      }
    }
    return built.build();
  }

  private List<Map<String, AttributeValue>> items() throws IOException {
    return values(this::item);
  }

  private Map<String, AttributeValue> item() throws IOException {
    Map<String, AttributeValue> item = new LinkedHashMap<>();
    beginObject();
    while (json.nextMember()) {
      item.put(json.name(), value());
    }
    return item;
  }

  /** An object of one member, whose name is the type. */
  private AttributeValue value() throws IOException {
    beginObject();
    if (!json.nextMember()) {
      throw new IOException("A value without a type");
    }
    AttributeValue value =
        switch (json.name()) {
          case "S" -> AttributeValue.fromS(json.text());
          case "N" -> AttributeValue.fromN(json.text());
          case "B" -> AttributeValue.fromB(bytes());
          case "BOOL" -> AttributeValue.fromBool(json.bool());
          case "NULL" -> AttributeValue.fromNul(json.bool());
          case "M" -> AttributeValue.fromM(item());
          case "L" -> AttributeValue.fromL(values(this::value));
          case "SS" -> AttributeValue.fromSs(values(json::text));
          case "NS" -> AttributeValue.fromNs(values(json::text));
          case "BS" -> AttributeValue.fromBs(values(this::bytes));
          default -> unknown();
        };
    if (json.nextMember()) {
      throw new IOException("A value of two types");
    }
    return value;
  }

  private SdkBytes bytes() throws IOException {
    try {
      return SdkBytes.fromByteArrayUnsafe(Base64.getDecoder().decode(json.text()));
    } catch (IllegalArgumentException e) {
      throw new IOException("No Base64 where it must be", e);
    }
  }

  /** Reads a value of a type that this code does not know as the SDK does: with an unknown type. */
  private AttributeValue unknown() throws IOException {
    json.skip();
    return AttributeValue.builder().build();
  }

  @FunctionalInterface
  private interface Element<T> {
    T read() throws IOException;
  }

  private <T> List<T> values(Element<T> element) throws IOException {
    List<T> values = new ArrayList<>();
    if (!json.beginsArray()) {
      throw new IOException("No array of JSON where one must be");
    }
    while (json.nextElement()) {
      values.add(element.read());
    }
    return values;
  }

  private ConsumedCapacity consumedCapacity() throws IOException {
    ConsumedCapacity.Builder capacity = ConsumedCapacity.builder();
    beginObject();
    while (json.nextMember()) {
      switch (json.name()) {
        case "TableName" -> capacity.tableName(json.text());
        case "CapacityUnits" -> capacity.capacityUnits(Double.parseDouble(json.number()));
        default -> json.skip();
      }
    }
    return capacity.build();
  }
}
