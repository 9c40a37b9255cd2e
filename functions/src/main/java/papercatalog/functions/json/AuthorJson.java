package papercatalog.functions.json;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.IsoInstant;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.content.Content;

/** An author's profile in the API's JSON. */
public final class AuthorJson {
  private AuthorJson() {}

  public static Content author(Author author) {
    Map<String, String> links = new LinkedHashMap<>();
    links.put("self", AccessPatterns.GET_AUTHOR.path(author.handle()));
    links.put("papers", AccessPatterns.LIST_AUTHOR_PAPERS.path(author.handle()));
    return JsonText.object(
        json -> {
          json.writeStringField("handle", author.handle().value());
          json.writeStringField("name", author.name());
          Json.texts(json, "affiliations", author.affiliations());
          Json.optional(json, "orcid", author.orcid());
          Json.optional(json, "homepage", author.homepage());
          json.writeStringField("updatedAt", IsoInstant.text(author.updatedAt()));
          Json.texts(json, "links", links);
        });
  }
}
