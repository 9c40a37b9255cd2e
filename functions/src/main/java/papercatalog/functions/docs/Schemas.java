package papercatalog.functions.docs;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import papercatalog.domain.model.TextField;
import papercatalog.domain.pattern.SearchPattern;
import papercatalog.functions.json.JsonText;

/**
 * The schemas of objects: those of {@code schemas.json} and, with a search, {@code search.json}, in
 * which {@code $texts} stands for a property of each {@link TextField} and {@code $listed} for
 * those of lists.
 */
final class Schemas {
  private static final Map<String, List<TextField>> TEXTS =
      Map.of("$texts", TextField.ALL, "$listed", TextField.LISTED);

  private Schemas() {}

  /** Writes each as a component. */
  static void write(JsonGenerator json) throws IOException {
    write(json, "schemas.json");
    if (SearchPattern.isDeployed()) {
      write(json, "search.json");
    }
  }

  private static void write(JsonGenerator json, String name) throws IOException {
    try (JsonParser file = JsonText.FACTORY.createParser(Resource.text(name))) {
      file.nextToken();
      for (int depth = 1; depth > 0; ) {
        JsonToken token = file.nextToken();
        depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
        if (token == JsonToken.FIELD_NAME && TEXTS.containsKey(file.currentName())) {
          texts(json, TEXTS.get(file.currentName()));
          file.nextToken();
        } else if (depth > 0) {
          json.copyCurrentEvent(file);
        }
      }
    }
  }

  private static void texts(JsonGenerator json, List<TextField> fields) throws IOException {
    for (TextField field : fields) {
      json.writeObjectFieldStart(field.text());
      if (field.form() == TextField.Form.LANGUAGE_TAG) {
        json.writeStringField("$ref", "#/components/schemas/LanguageTag");
      } else {
        json.writeStringField("description", field.meaning());
        json.writeStringField("type", "string");
        json.writeNumberField("maxLength", field.maxLength());
        if (field.form() == TextField.Form.WEB_ADDRESS) {
          json.writeStringField("format", "uri");
        }
      }
      json.writeEndObject();
    }
  }
}
