package papercatalog.functions.json;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.functions.content.Content;

public final class JsonText {
  private static final int USUAL_LENGTH = 2048;

  private JsonText() {}

  /** Writes the members of an object. */
  @FunctionalInterface
  public interface Members {
    void writeTo(JsonGenerator json) throws IOException;
  }

  /** Writes an element of an array. */
  @FunctionalInterface
  public interface Element<T> {
    void write(JsonGenerator json, T element) throws IOException;
  }

  public static Content object(Members members) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(USUAL_LENGTH);
    try (JsonGenerator json = Json.FACTORY.createGenerator(bytes)) {
      json.writeStartObject();
      members.writeTo(json);
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Content.of(bytes.toByteArray());
  }
}
