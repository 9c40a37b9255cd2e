package papercatalog.functions.json;

import module java.base;

import papercatalog.citations.json.RecordJson;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.LinkedPage;

public final class PageJson {
  private PageJson() {}

  public static <T> Content page(LinkedPage<T> listed, JsonText.Element<T> entry) {
    return page(listed, entry, Optional.empty(), _ -> {});
  }

  /** A page with more members, and a link that resumes the list later. */
  static <T> Content page(
      LinkedPage<T> listed,
      JsonText.Element<T> entry,
      Optional<String> resume,
      JsonText.Members more) {
    Map<String, String> links = new LinkedHashMap<>();
    links.put("self", listed.links().self());
    listed.next().ifPresent(link -> links.put("next", link));
    resume.ifPresent(link -> links.put("resume", link));
    return JsonText.object(
        json -> {
          json.writeArrayFieldStart("data");
          for (T item : listed.items()) {
            json.writeStartObject();
            entry.writeMembers(json, item);
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
