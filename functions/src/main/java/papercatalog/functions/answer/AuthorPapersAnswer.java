package papercatalog.functions.answer;

import java.util.List;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.read.Listing;
import papercatalog.domain.read.Page;
import papercatalog.domain.schema.PathParameter;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.atom.PaperFeed;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.PapersPage;
import papercatalog.functions.json.JsonText;
import papercatalog.functions.json.PaperJson;
import papercatalog.functions.request.Request;

/** A page of the papers of an author. */
public final class AuthorPapersAnswer extends ListAnswer<AuthorPaper> {
  /** Makes it. */
  public AuthorPapersAnswer(Page<AuthorPaper> page, Listing listing, Request request) {
    super(page, listing, request);
  }

  @Override
  JsonText.Element<AuthorPaper> entry() {
    return PaperJson::authorPaper;
  }

  /** The lead authors, and the one whose list it is. */
  @Override
  List<Paper> cited() {
    return page().items().stream()
        .map(
            entry ->
                PaperBuilder.from(entry.paper())
                    .authors(entry.authors())
                    .authorCount(entry.paper().authorCount())
                    .build())
        .toList();
  }

  @Override
  Content html() {
    return PapersPage.ofAuthor(authorName(), page(), listing(), request(), links(), next());
  }

  @Override
  Content atom(Namespace catalog) {
    return PaperFeed.by(feedPage(catalog, "Papers by " + authorName()), page().items());
  }

  /** The profile is not at hand: the name is that of the first paper, if there is one. */
  private String authorName() {
    return page().items().stream()
        .findFirst()
        .map(entry -> entry.membership().author().name())
        .orElse(request().pathParameters().get(PathParameter.AUTHOR_HANDLE.text()));
  }
}
