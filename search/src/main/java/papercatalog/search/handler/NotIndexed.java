package papercatalog.search.handler;

import module java.base;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.Namespace;

/** Papers of a catalog whose index does not have their latest change, and why. */
public record NotIndexed(Namespace catalog, Collection<PaperId> papers, String reason) {
  private static final int MAX_REASON = 1_000;

  /** The message for the queue: a JSON object of at most 256 KB, which is the maximum of SQS. */
  String text() {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartObject();
      if (catalog.tenant().isPresent()) {
        json.writeStringField("tenant", catalog.tenant().get().value());
      }
      json.writeArrayFieldStart("papers");
      for (PaperId paper : papers) {
        json.writeString(paper.value());
      }
      json.writeEndArray();
      json.writeStringField("reason", reason.substring(0, Math.min(reason.length(), MAX_REASON)));
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }
}
