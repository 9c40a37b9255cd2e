package papercatalog.functions.json;

import module java.base;

import papercatalog.citations.json.RecordJson;
import papercatalog.domain.model.Author;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.content.Content;

public final class AuthorJson {
  private AuthorJson() {}

  public static Content author(Author author) {
    Map<String, String> links = new LinkedHashMap<>();
    links.put("self", AccessPatterns.GET_AUTHOR.path(author.handle()));
    links.put("papers", AccessPatterns.LIST_AUTHOR_PAPERS.path(author.handle()));
    return JsonText.object(
        json -> {
          RecordJson.author(json, author);
          RecordJson.instant(json, "updatedAt", author.updatedAt());
          RecordJson.texts(json, "links", links);
        });
  }
}
