package papercatalog.answer;

import java.util.List;
import papercatalog.atom.PaperFeed;
import papercatalog.content.Content;
import papercatalog.html.PapersPage;
import papercatalog.json.JsonText;
import papercatalog.json.PaperJson;
import papercatalog.model.Paper;
import papercatalog.model.PaperBuilder;
import papercatalog.model.PaperSummary;
import papercatalog.read.Listing;
import papercatalog.read.Page;
import papercatalog.request.Request;
import papercatalog.schema.AccessPattern;
import papercatalog.schema.PathParameter;
import papercatalog.table.Namespace;

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
  List<Paper> cited() {
    return page().items().stream().map(paper -> PaperBuilder.from(paper).build()).toList();
  }

  @Override
  Content html() {
    return PapersPage.papers(page(), listing(), request(), links(), next());
  }

  @Override
  Content atom(Namespace catalog) {
    String name = request().pathParameters().get(PathParameter.TOPIC_NAME.text());
    boolean topic = request().route() == AccessPattern.LIST_TOPIC_PAPERS;
    String title = topic ? "Papers on " + name : "Papers of the collection " + name;
    return PaperFeed.of(feedPage(catalog, title), page().items());
  }
}
