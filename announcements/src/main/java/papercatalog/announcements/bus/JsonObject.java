package papercatalog.announcements.bus;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Makes objects of JSON, member by member. */
public final class JsonObject {
  private static final JsonFactory FACTORY =
      new JsonFactory().enable(JsonGenerator.Feature.COMBINE_UNICODE_SURROGATES_IN_UTF8);

  private JsonObject() {}

  /** What writes the members of an object. */
  @FunctionalInterface
  public interface Members {
    /** Writes them. */
    void writeTo(JsonGenerator json) throws IOException;
  }

  /** An object with these members, in UTF-8. */
  public static byte[] bytes(Members members) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JsonGenerator json = FACTORY.createGenerator(bytes)) {
      json.writeStartObject();
      members.writeTo(json);
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
