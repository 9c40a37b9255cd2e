package papercatalog.functions.html;

import papercatalog.domain.model.Author;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.address.WebAddress;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

public record AuthorPage(Author author, Frame frame) {
  public static Content html(Author author, Request request, Links links) {
    AuthorPage page = new AuthorPage(author, Frame.of(author.name(), request, links));
    Rendering rendering = new Rendering();
    JteauthorGenerated.render(rendering.output(), null, page);
    return rendering.content();
  }

  String schemaOrg() {
    return SchemaOrgPages.of(author, frame.canonical());
  }

  String papers() {
    return AccessPatterns.LIST_AUTHOR_PAPERS.path(author.handle());
  }

  /** The author's home page, or {@code null}. */
  String homepage() {
    return author.homepage().flatMap(WebAddress::page).orElse(null);
  }

  DateText updated() {
    return DateText.of(author.updatedAt());
  }
}
