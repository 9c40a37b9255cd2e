package papercatalog.answer;

import papercatalog.content.Content;
import papercatalog.json.JsonText;
import papercatalog.json.PaperJson;
import papercatalog.model.PaperSummary;
import papercatalog.read.Listing;
import papercatalog.read.Page;
import papercatalog.request.Request;

/** A page of a list of papers. */
public final class PapersAnswer extends ListAnswer<PaperSummary> {
  /** Makes it. */
  public PapersAnswer(Page<PaperSummary> page, Listing listing, Request request) {
    super(page, listing, request);
  }

  @Override
  JsonText.Element<PaperSummary> entry() {
    return PaperJson::summary;
  }

  @Override
  Content html() {
    throw new UnsupportedOperationException("html");
  }
}
