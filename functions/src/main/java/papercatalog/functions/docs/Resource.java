package papercatalog.functions.docs;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import papercatalog.functions.json.JsonText;

/** The files of this package: handwritten ones and answers of the sample catalog. */
final class Resource {
  private Resource() {}

  static String text(String name) {
    try (InputStream file = Resource.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(file, name).readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Copies the JSON value of a file. */
  static void copyValue(String name, JsonGenerator json) throws IOException {
    try (JsonParser file = JsonText.FACTORY.createParser(text(name))) {
      file.nextToken();
      json.copyCurrentStructure(file);
    }
  }

  /** The self link of an answer. */
  static String self(String name) throws IOException {
    try (JsonParser file = JsonText.FACTORY.createParser(text(name))) {
      file.nextToken();
      boolean links = false;
      while (file.nextToken() == JsonToken.FIELD_NAME) {
        String member = file.currentName();
        file.nextToken();
        if (links && member.equals("self")) {
          return file.getText();
        }
        if (!links && member.equals("links")) {
          links = true;
        } else {
          file.skipChildren();
        }
      }
    }
    throw new IllegalStateException(name + " has no link to itself");
  }

  /** Copies the members of the JSON object of a file. */
  static void copyMembers(String name, JsonGenerator json) throws IOException {
    try (JsonParser file = JsonText.FACTORY.createParser(text(name))) {
      file.nextToken();
      while (file.nextToken() == JsonToken.FIELD_NAME) {
        json.copyCurrentStructure(file);
      }
    }
  }
}
