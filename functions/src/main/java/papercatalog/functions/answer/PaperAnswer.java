package papercatalog.functions.answer;

import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papercatalog.domain.model.Overview;
import papercatalog.domain.model.Paper;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.PaperPage;
import papercatalog.functions.html.SchemaOrg;
import papercatalog.functions.json.PaperJson;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;
import papercatalog.functions.signposting.LinkSet;
import papercatalog.functions.signposting.Signpost;

public final class PaperAnswer extends Answer {
  private final Paper paper;
  private final boolean version;
  private final Optional<Overview> around;

  private PaperAnswer(Paper paper, boolean version, Optional<Overview> around, Request request) {
    super(request, Links.of(request));
    this.paper = paper;
    this.version = version;
    this.around = around;
  }

  public static PaperAnswer of(Paper paper, Request request) {
    return new PaperAnswer(paper, false, Optional.empty(), request);
  }

  /** The answer for a page, which counts the papers that cite it, and names related ones. */
  public static PaperAnswer of(Overview counted, Request request) {
    return new PaperAnswer(counted.paper(), false, Optional.of(counted), request);
  }

  public static PaperAnswer ofVersion(Paper version, Request request) {
    return new PaperAnswer(version, true, Optional.empty(), request);
  }

  @Override
  Content json() {
    return version ? PaperJson.version(paper) : PaperJson.paper(paper);
  }

  @Override
  void render(HtmlTemplateOutput page) {
    PaperPage.render(page, paper, version, around, request, links);
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
