package papercatalog.answer;

import papercatalog.content.Content;
import papercatalog.json.JsonText;
import papercatalog.json.PaperJson;
import papercatalog.model.AuthorPaper;
import papercatalog.read.Listing;
import papercatalog.read.Page;
import papercatalog.request.Request;

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

  @Override
  Content html() {
    throw new UnsupportedOperationException("html");
  }
}
