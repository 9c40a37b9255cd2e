package papercatalog.functions.answer;

import papercatalog.domain.model.Membership;
import papercatalog.domain.read.Listing;
import papercatalog.domain.read.Page;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.PaperAuthorsPage;
import papercatalog.functions.json.JsonText;
import papercatalog.functions.json.PaperJson;
import papercatalog.functions.request.Request;

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
