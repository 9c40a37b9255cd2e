package papercatalog.http;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import papercatalog.json.Json;
import papercatalog.schema.AccessPattern;

/**
 * Reads API Gateway's HTTP API event, payload format 2.0, in one pass over the stream; what the
 * catalog does not need (cookies, a body, its base64 flag) is skipped.
 */
final class EventReader {
  private final JsonParser json;
  private Map<String, String> pathParameters = Map.of();
  private Map<String, String> query = Map.of();
  private String rawQuery = "";
  private Optional<String> ifNoneMatch = Optional.empty();
  private Optional<String> id = Optional.empty();

  private EventReader(JsonParser json) {
    this.json = json;
  }

  /**
   * Reads one event.
   *
   * @throws IOException when it is no JSON object
   */
  static Request read(InputStream event, AccessPattern pattern) throws IOException {
    try (JsonParser json = Json.FACTORY.createParser(event)) {
      EventReader reader = new EventReader(json);
      reader.readEvent();
      return new Request(
          pattern,
          reader.pathParameters,
          reader.query,
          reader.rawQuery,
          reader.ifNoneMatch,
          reader.id);
    }
  }

  private void readEvent() throws IOException {
    if (json.nextToken() != JsonToken.START_OBJECT) {
      throw new IOException("The event is not a JSON object");
    }
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      switch (json.currentName()) {
        case "pathParameters" -> pathParameters = texts();
        case "queryStringParameters" -> query = texts();
        case "rawQueryString" -> readRawQuery();
        case "headers" -> readHeaders();
        case "requestContext" -> readRequestContext();
        default -> skipValue();
      }
    }
  }

  private void readRawQuery() throws IOException {
    String text = json.nextTextValue();
    json.skipChildren();
    if (text != null) {
      rawQuery = text;
    }
  }

  private void readHeaders() throws IOException {
    if (!beginsObject()) {
      return;
    }
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      if (json.currentName().equalsIgnoreCase("If-None-Match")) {
        ifNoneMatch = Optional.ofNullable(json.nextTextValue());
        json.skipChildren();
      } else {
        skipValue();
      }
    }
  }

  private void readRequestContext() throws IOException {
    if (!beginsObject()) {
      return;
    }
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      if (json.currentName().equals("requestId")) {
        json.nextToken();
        id = Optional.ofNullable(json.getValueAsString());
      } else {
        skipValue();
      }
    }
  }

  /** The members of an object that are texts; of {@code null}, none. */
  private Map<String, String> texts() throws IOException {
    Map<String, String> texts = new HashMap<>();
    if (!beginsObject()) {
      return texts;
    }
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      String value = json.nextTextValue();
      if (value == null) {
        json.skipChildren();
      } else {
        texts.put(name, value);
      }
    }
    return texts;
  }

  /** Whether the value of a member is an object; any other, such as {@code null}, is skipped. */
  private boolean beginsObject() throws IOException {
    boolean object = json.nextToken() == JsonToken.START_OBJECT;
    if (!object) {
      json.skipChildren();
    }
    return object;
  }

  private void skipValue() throws IOException {
    json.nextToken();
    json.skipChildren();
  }
}
