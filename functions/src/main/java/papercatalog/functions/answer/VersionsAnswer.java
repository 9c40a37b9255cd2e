package papercatalog.functions.answer;

import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.read.Listing;
import papercatalog.domain.read.Page;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.VersionsPage;
import papercatalog.functions.json.JsonText;
import papercatalog.functions.json.PaperJson;
import papercatalog.functions.request.Request;

/** A page of the versions of a paper. */
public final class VersionsAnswer extends ListAnswer<VersionSummary> {
  /** Makes it. */
  public VersionsAnswer(Page<VersionSummary> page, Listing listing, Request request) {
    super(page, listing, request);
  }

  @Override
  JsonText.Element<VersionSummary> entry() {
    return PaperJson::versionSummary;
  }

  @Override
  Content html() {
    return VersionsPage.html(page(), listing(), request(), links(), next());
  }
}
