package papercatalog.functions.json;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
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
    return JsonText.object(json -> members(json, object));
  }

  private static void members(JsonGenerator json, Map<?, ?> object) throws IOException {
    for (Map.Entry<?, ?> member : object.entrySet()) {
      json.writeFieldName((String) member.getKey());
      value(json, member.getValue());
    }
  }

  private static void value(JsonGenerator json, Object value) throws IOException {
    if (value instanceof Map<?, ?> object) {
      json.writeStartObject();
      members(json, object);
      json.writeEndObject();
    } else if (value instanceof List<?> array) {
      json.writeStartArray();
      for (Object element : array) {
        value(json, element);
      }
      json.writeEndArray();
    } else {
      json.writePOJO(value);
    }
  }
}
