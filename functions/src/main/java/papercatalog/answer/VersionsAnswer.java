package papercatalog.answer;

import papercatalog.content.Content;
import papercatalog.html.VersionsPage;
import papercatalog.json.JsonText;
import papercatalog.json.PaperJson;
import papercatalog.model.VersionSummary;
import papercatalog.read.Listing;
import papercatalog.read.Page;
import papercatalog.request.Request;

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
