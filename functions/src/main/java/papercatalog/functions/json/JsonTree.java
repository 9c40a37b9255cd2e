package papercatalog.functions.json;

import module java.base;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import papercatalog.citations.format.MapJson;
import papercatalog.functions.content.Content;

/** JSON as maps, lists, texts, numbers and booleans, for documents that need not start fast. */
public final class JsonTree {
  private JsonTree() {}

  /** An object of names and values in turn. {@code null} and empty values are left out. */
  public static Map<String, Object> object(Object... namesAndValues) {
    Map<String, Object> object = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      Object value = namesAndValues[i + 1];
      Object present = value instanceof Optional<?> optional ? optional.orElse(null) : value;
      if (present != null) {
        object.put((String) namesAndValues[i], present);
      }
    }
    return object;
  }

  /** An array that an object leaves out if it is empty. */
  public static Optional<List<?>> unlessEmpty(List<?> array) {
    return array.isEmpty() ? Optional.empty() : Optional.of(array);
  }

  public static Content content(Map<String, ?> object) {
    return JsonText.object(json -> MapJson.members(json, object));
  }

  public static Map<String, Object> read(String object) {
    try (JsonParser json = JsonText.FACTORY.createParser(object)) {
      json.nextToken();
      return members(json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, Object> members(JsonParser json) throws IOException {
    Map<String, Object> object = new LinkedHashMap<>();
    while (json.nextToken() != JsonToken.END_OBJECT) {
      String name = json.currentName();
      json.nextToken();
      object.put(name, value(json));
    }
    return object;
  }

  private static Object value(JsonParser json) throws IOException {
    return switch (json.currentToken()) {
      case START_OBJECT -> members(json);
      case START_ARRAY -> {
        List<Object> array = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
          array.add(value(json));
        }
        yield array;
      }
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> json.getNumberValue();
      case VALUE_TRUE, VALUE_FALSE -> json.getBooleanValue();
      default -> json.getText();
    };
  }
}
