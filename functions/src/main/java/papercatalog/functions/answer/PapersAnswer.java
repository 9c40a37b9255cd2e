package papercatalog.functions.answer;

import java.util.List;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.read.Listing;
import papercatalog.domain.read.Page;
import papercatalog.domain.schema.AccessPattern;
import papercatalog.domain.schema.PathParameter;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.atom.PaperFeed;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.PapersPage;
import papercatalog.functions.json.JsonText;
import papercatalog.functions.json.PaperJson;
import papercatalog.functions.request.Request;

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
