package papercatalog.functions.json;

import module java.base;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.functions.content.Content;

public final class JsonText {
  /**
   * Creates all generators and parsers. A surrogate pair is written as four bytes of UTF-8, not as
   * two escapes; an unpaired one stays an escape.
   */
  public static final JsonFactory FACTORY =
      new JsonFactory().enable(JsonGenerator.Feature.COMBINE_UNICODE_SURROGATES_IN_UTF8);

  private static final int USUAL_LENGTH = 2048;

  private JsonText() {}

  @FunctionalInterface
  public interface MemberWriter {
    void writeTo(JsonGenerator json) throws IOException;
  }

  /** Writes the member with the links of an object that has one link. */
  static void link(JsonGenerator json, String relation, String target) throws IOException {
    json.writeObjectFieldStart("links");
    json.writeStringField(relation, target);
    json.writeEndObject();
  }

  public static Content object(MemberWriter members) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(USUAL_LENGTH);
    try (JsonGenerator json = FACTORY.createGenerator(bytes)) {
      json.writeStartObject();
      members.writeTo(json);
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Content.of(bytes.toByteArray());
  }
}
