package papercatalog.answer;

import papercatalog.content.Content;
import papercatalog.html.PaperAuthorsPage;
import papercatalog.json.JsonText;
import papercatalog.json.PaperJson;
import papercatalog.model.Membership;
import papercatalog.read.Listing;
import papercatalog.read.Page;
import papercatalog.request.Request;

/** A page of the authors of a paper. */
public final class MembershipsAnswer extends ListAnswer<Membership> {
  /** Makes it. */
  public MembershipsAnswer(Page<Membership> page, Listing listing, Request request) {
    super(page, listing, request);
  }

  @Override
  JsonText.Element<Membership> entry() {
    return PaperJson::membership;
  }

  @Override
  Content html() {
    return PaperAuthorsPage.html(page(), listing(), request(), links(), next());
  }
}
