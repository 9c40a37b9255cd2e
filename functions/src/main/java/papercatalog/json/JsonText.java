package papercatalog.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import papercatalog.model.Fingerprint;

/**
 * A text of JSON, or an empty one, in UTF-8: as it is written, compared with others, and put into
 * another as a string.
 */
public final class JsonText {
  /** No text at all. */
  public static final JsonText EMPTY = new JsonText(new byte[0]);

  private static final int USUAL_LENGTH = 2048;

  private final byte[] utf8;

  private JsonText(byte[] utf8) {
    this.utf8 = utf8;
  }

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
  public static JsonText object(Members members) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(USUAL_LENGTH);
    try (JsonGenerator json = Json.FACTORY.createGenerator(bytes)) {
      json.writeStartObject();
      members.writeTo(json);
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new JsonText(bytes.toByteArray());
  }

  /** Equal only for equal texts, but for an accident. */
  public long fingerprint() {
    return Fingerprint.of(utf8);
  }

  /** Writes it as the value of a string. */
  public void writeAsString(JsonGenerator json) throws IOException {
    json.writeUTF8String(utf8, 0, utf8.length);
  }

  /** Its bytes. */
  public byte[] bytes() {
    return utf8.clone();
  }

  @Override
  public String toString() {
    return new String(utf8, UTF_8);
  }
}
