package papercatalog.citations.format;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Writes maps, lists, texts, numbers and booleans as JSON. */
public final class MapJson {
  private MapJson() {}

  public static void members(JsonGenerator json, Map<?, ?> object) throws IOException {
    for (Map.Entry<?, ?> member : object.entrySet()) {
      json.writeFieldName((String) member.getKey());
      value(json, member.getValue());
    }
  }

  public static void value(JsonGenerator json, Object value) throws IOException {
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
