package papercatalog.functions.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import papercatalog.functions.content.Content;

/** Makes texts of JSON. */
public final class JsonText {
  private static final int USUAL_LENGTH = 2048;

  private JsonText() {}

  /** What writes the members of an object. */
  @FunctionalInterface
  public interface Members {
    /** Writes them. */
    void writeTo(JsonGenerator json) throws IOException;
  }

  /** What writes an element of an array. */
  @FunctionalInterface
  public interface Element<T> {
    /** Writes it. */
    void write(JsonGenerator json, T element) throws IOException;
  }

  /** An object with these members. */
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
