package papercatalog.functions.json;

import module java.base;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;

/**
 * Writes JSON field by field, without reflection, so nothing needs warming up. Absent values are
 * omitted, never {@code null}.
 */
public final class Json {
  /**
   * Creates all generators and parsers of the functions. A surrogate pair is written as four bytes
   * of UTF-8, not as two escapes; an unpaired surrogate stays an escape.
   */
  public static final JsonFactory FACTORY =
      new JsonFactory().enable(JsonGenerator.Feature.COMBINE_UNICODE_SURROGATES_IN_UTF8);

  private Json() {}

  /** Writes a member unless it is absent. */
  static void optional(JsonGenerator json, String name, Optional<?> value) throws IOException {
    if (value.isPresent()) {
      json.writeStringField(name, value.get().toString());
    }
  }

  /** Writes a member that is an object of text members, unless it is empty. */
  public static void texts(JsonGenerator json, String name, Map<String, String> values)
      throws IOException {
    if (values.isEmpty()) {
      return;
    }
    json.writeObjectFieldStart(name);
    for (var value : values.entrySet()) {
      json.writeStringField(value.getKey(), value.getValue());
    }
    json.writeEndObject();
  }

  /** Writes a member that is an array of texts, unless it is empty. */
  static void texts(JsonGenerator json, String name, Iterable<?> values) throws IOException {
    if (!values.iterator().hasNext()) {
      return;
    }
    json.writeArrayFieldStart(name);
    for (Object value : values) {
      json.writeString(value.toString());
    }
    json.writeEndArray();
  }
}
