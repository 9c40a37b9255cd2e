package papercatalog.functions.json;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.citations.format.RecordJson;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.ListHead;
import papercatalog.domain.schema.Directory;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.LinkedPage;

public final class PageJson {
  private PageJson() {}

  public static <T> Content page(LinkedPage<T> listed, RecordJson.Writing<T> entry) {
    return page(listed, entry, Optional.empty(), _ -> {});
  }

  private static void head(JsonGenerator json, ListHead head) throws IOException {
    if (head instanceof Author author) {
      json.writeObjectFieldStart("author");
      AuthorJson.entry(json, author);
    } else if (head instanceof DirectoryEntry entry) {
      boolean topic = entry.directory() == Directory.TOPICS;
      json.writeObjectFieldStart(topic ? "topic" : "collection");
      DirectoryJson.entry(json, entry);
    }
    json.writeEndObject();
  }

  /** A page with more members, and a link that resumes the list later. */
  public static <T> Content page(
      LinkedPage<T> listed,
      RecordJson.Writing<T> entry,
      Optional<String> resume,
      JsonText.MemberWriter more) {
    Map<String, String> links = new LinkedHashMap<>();
    links.put("self", listed.links().self());
    listed.next().ifPresent(link -> links.put("next", link));
    resume.ifPresent(link -> links.put("resume", link));
    return JsonText.object(
        json -> {
          if (listed.page().head().isPresent()) {
            head(json, listed.page().head().get());
          }
          json.writeArrayFieldStart("data");
          for (T item : listed.items()) {
            json.writeStartObject();
            entry.write(json, item);
            json.writeEndObject();
          }
          json.writeEndArray();
          json.writeObjectFieldStart("page");
          json.writeNumberField("limit", listed.pageRequest().limit());
          json.writeBooleanField("hasMore", listed.page().nextCursor().isPresent());
          RecordJson.optional(json, "nextCursor", listed.page().nextCursor());
          more.writeTo(json);
          json.writeEndObject();
          RecordJson.texts(json, "links", links);
        });
  }
}
