package papercatalog.publishing.document;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import papercatalog.publishing.entry.JsonItems;

public final class RecordDocument {
  private RecordDocument() {}

  @FunctionalInterface
  public interface Writing<T> {
    void write(JsonGenerator json, T element) throws IOException;
  }

  public static <T> ObjectNode of(T element, Writing<T> members) {
    try (TokenBuffer json = new TokenBuffer(null, false)) {
      json.writeStartObject();
      members.write(json, element);
      json.writeEndObject();
      return (ObjectNode) JsonItems.STRICT.readTree(json.asParser());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
