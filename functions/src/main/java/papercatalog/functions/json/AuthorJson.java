package papercatalog.functions.json;

import module java.base;

import com.fasterxml.jackson.core.JsonGenerator;
import papercatalog.citations.format.RecordJson;
import papercatalog.domain.model.Author;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.content.Content;

public final class AuthorJson {
  private AuthorJson() {}

  public static Content author(Author author) {
    return JsonText.object(
        json -> {
          RecordJson.author(json, author);
          RecordJson.instant(json, "updatedAt", author.updatedAt());
          links(json, author);
        });
  }

  /** An author in the index, or above the papers: without the time of the last write. */
  public static void entry(JsonGenerator json, Author author) throws IOException {
    RecordJson.author(json, author);
    links(json, author);
  }

  private static void links(JsonGenerator json, Author author) throws IOException {
    Map<String, String> links = new LinkedHashMap<>();
    links.put("self", AccessPatterns.GET_AUTHOR.path(author.handle()));
    links.put("papers", AccessPatterns.LIST_AUTHOR_PAPERS.path(author.handle()));
    RecordJson.texts(json, "links", links);
  }
}
