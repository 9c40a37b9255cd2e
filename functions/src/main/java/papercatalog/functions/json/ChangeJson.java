package papercatalog.functions.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.IsoInstant;
import papercatalog.domain.read.ChangePage;
import papercatalog.domain.schema.AccessPattern;
import papercatalog.functions.content.Content;

/** Changes as readers see them. */
public final class ChangeJson {
  private ChangeJson() {}

  /**
   * A page of changes: as any other page, with what a client needs that comes back.
   *
   * @param limit how many changes were asked for
   * @param self the request as it was understood
   * @param next the request for the next page, if there is one
   * @param resume the request for what will have changed after this page, in ascending order
   */
  public static Content page(
      ChangePage page, int limit, String self, Optional<String> next, Optional<String> resume) {
    Map<String, String> links = new LinkedHashMap<>();
    links.put("self", self);
    next.ifPresent(link -> links.put("next", link));
    resume.ifPresent(link -> links.put("resume", link));
    return JsonText.object(
        json -> {
          json.writeArrayFieldStart("data");
          for (Change change : page.changes()) {
            change(json, change);
          }
          json.writeEndArray();
          json.writeObjectFieldStart("page");
          json.writeNumberField("limit", limit);
          json.writeBooleanField("hasMore", page.nextCursor().isPresent());
          Json.optional(json, "nextCursor", page.nextCursor());
          Json.optional(json, "resumeCursor", page.resumeCursor());
          json.writeStringField("until", IsoInstant.text(page.until()));
          json.writeEndObject();
          Json.texts(json, "links", links);
        });
  }

  /** One change, as an element of an array; of a deleted paper there is nothing to link to. */
  static void change(JsonGenerator json, Change change) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", change.id().value());
    json.writeStringField("kind", change.kind().text());
    json.writeNumberField("revision", change.revision());
    json.writeStringField("at", IsoInstant.text(change.at()));
    if (change.kind() != ChangeKind.DELETED) {
      json.writeObjectFieldStart("links");
      json.writeStringField("paper", AccessPattern.GET_PAPER.path(change.id()));
      json.writeEndObject();
    }
    json.writeEndObject();
  }
}
