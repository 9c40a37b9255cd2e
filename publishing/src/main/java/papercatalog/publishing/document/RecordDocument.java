package papercatalog.publishing.document;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import papercatalog.citations.format.RecordJson;
import papercatalog.publishing.entry.JsonItems;

public final class RecordDocument {
  private RecordDocument() {}

  public static <T> ObjectNode of(T element, RecordJson.Writing<T> members) {
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
