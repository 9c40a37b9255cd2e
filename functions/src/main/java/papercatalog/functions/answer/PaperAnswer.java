package papercatalog.functions.answer;

import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import java.util.Map;
import papercatalog.domain.model.Overview;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.RelatedPaper;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.PaperPage;
import papercatalog.functions.html.SchemaOrg;
import papercatalog.functions.json.PaperJson;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;
import papercatalog.functions.request.Signpost;

public final class PaperAnswer extends Answer {
  private final Paper paper;
  private final boolean version;
  private final long citedBy;
  private final List<RelatedPaper> related;

  private PaperAnswer(
      Paper paper, boolean version, long citedBy, List<RelatedPaper> related, Request request) {
    super(request, Links.of(request));
    this.paper = paper;
    this.version = version;
    this.citedBy = citedBy;
    this.related = related;
  }

  public static PaperAnswer of(Paper paper, Request request) {
    return new PaperAnswer(paper, false, 0, List.of(), request);
  }

  /** The answer for a page, which counts the papers that cite it, and names related ones. */
  public static PaperAnswer of(Overview counted, Request request) {
    return new PaperAnswer(counted.paper(), false, counted.citedBy(), counted.related(), request);
  }

  public static PaperAnswer ofVersion(Paper version, Request request) {
    return new PaperAnswer(version, true, 0, List.of(), request);
  }

  @Override
  Content json() {
    return version ? PaperJson.version(paper) : PaperJson.paper(paper);
  }

  @Override
  void render(HtmlTemplateOutput page) {
    PaperPage.render(page, paper, version, citedBy, related, request, links);
  }

  @Override
  List<Paper> cited() {
    return List.of(paper);
  }

  @Override
  Content jsonLd() {
    return SchemaOrg.content(paper, request.origin() + links.plain(), request.origin());
  }

  @Override
  LinkSet linkset() {
    return new LinkSet(request.origin(), links.plain(), Signpost.all(paper, links));
  }

  @Override
  void addRelations(List<String> values) {
    for (Signpost signpost : Signpost.of(paper, links)) {
      values.add(signpost.headerValue());
    }
  }

  @Override
  public void addHeaders(Map<String, String> headers) {
    addModified(headers, paper.updatedAt());
  }

  @Override
  public String fileName() {
    return version ? paper.id() + "-" + paper.revision() : paper.id().value();
  }
}
