package papercatalog.functions.json;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import papercatalog.domain.read.Page;
import papercatalog.functions.content.Content;

/** A page of a list as readers see it. */
public final class PageJson {
  private PageJson() {}

  /**
   * The page with its links.
   *
   * @param entry writes one entry
   * @param limit how many entries were asked for
   * @param self the request as it was understood
   * @param next the request for the next page, if there is one
   */
  public static <T> Content page(
      Page<T> page, JsonText.Element<T> entry, int limit, String self, Optional<String> next) {
    Map<String, String> links = new LinkedHashMap<>();
    links.put("self", self);
    next.ifPresent(link -> links.put("next", link));
    return JsonText.object(
        json -> {
          json.writeArrayFieldStart("data");
          for (T item : page.items()) {
            entry.write(json, item);
          }
          json.writeEndArray();
          json.writeObjectFieldStart("page");
          json.writeNumberField("limit", limit);
          json.writeBooleanField("hasMore", page.nextCursor().isPresent());
          Json.optional(json, "nextCursor", page.nextCursor());
          json.writeEndObject();
          Json.texts(json, "links", links);
        });
  }
}
