package papercatalog.benchmarks.clients;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.util.Locale;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/**
 * A function without this project's code: a default SDK client except for the HTTP client, one
 * {@code GetItem}, and Jackson for the event and the item.
 */
public final class GetItemAsJson implements RequestStreamHandler {
  private static final JsonFactory JSON = new JsonFactory();

  private final DynamoDbClient client =
      DynamoDbClient.builder().httpClientBuilder(ChosenClient.builder()).build();
  private final String table = System.getenv("TABLE_NAME");

  @Override
  public void handleRequest(InputStream event, OutputStream output, Context context)
      throws IOException {
    AttributeValue key = AttributeValue.fromS("PAPER#" + id(event).toLowerCase(Locale.ROOT));
    Map<String, AttributeValue> item =
        client
            .getItem(
                GetItemRequest.builder().tableName(table).key(Map.of("PK", key, "SK", key)).build())
            .item();
    try (JsonGenerator json = JSON.createGenerator(output)) {
      json.writeStartObject();
      json.writeNumberField("statusCode", item.isEmpty() ? 404 : 200);
      json.writeStringField("body", body(item));
      json.writeEndObject();
    }
  }

  private static String id(InputStream event) throws IOException {
    try (JsonParser json = JSON.createParser(event)) {
      for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
        if (token == JsonToken.FIELD_NAME && json.currentName().equals("id")) {
          return json.nextTextValue();
        }
      }
    }
    throw new IOException("The event names no paper");
  }

  private static String body(Map<String, AttributeValue> item) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(text)) {
      write(item, json);
    }
    return text.toString();
  }

  private static void write(Map<String, AttributeValue> members, JsonGenerator json)
      throws IOException {
    json.writeStartObject();
    for (Map.Entry<String, AttributeValue> member : members.entrySet()) {
      json.writeFieldName(member.getKey());
      write(member.getValue(), json);
    }
    json.writeEndObject();
  }

  private static void write(AttributeValue value, JsonGenerator json) throws IOException {
    if (value.s() != null) {
      json.writeString(value.s());
    } else if (value.n() != null) {
      json.writeNumber(value.n());
    } else if (value.hasL()) {
      json.writeStartArray();
      for (AttributeValue element : value.l()) {
        write(element, json);
      }
      json.writeEndArray();
    } else {
      write(value.m(), json);
    }
  }
}
