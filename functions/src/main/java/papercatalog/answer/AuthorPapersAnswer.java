package papercatalog.answer;

import java.util.List;
import papercatalog.atom.PaperFeed;
import papercatalog.content.Content;
import papercatalog.html.PapersPage;
import papercatalog.json.JsonText;
import papercatalog.json.PaperJson;
import papercatalog.model.AuthorPaper;
import papercatalog.model.Paper;
import papercatalog.model.PaperBuilder;
import papercatalog.read.Listing;
import papercatalog.read.Page;
import papercatalog.request.Request;
import papercatalog.schema.PathParameter;
import papercatalog.table.Namespace;

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
