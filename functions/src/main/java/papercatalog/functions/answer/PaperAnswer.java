package papercatalog.functions.answer;

import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import papercatalog.domain.model.Paper;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.PaperPage;
import papercatalog.functions.json.PaperJson;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

public final class PaperAnswer extends Answer {
  private final Paper paper;
  private final boolean version;

  private PaperAnswer(Paper paper, boolean version, Request request) {
    super(request, Links.of(request));
    this.paper = paper;
    this.version = version;
  }

  public static PaperAnswer of(Paper paper, Request request) {
    return new PaperAnswer(paper, false, request);
  }

  public static PaperAnswer ofVersion(Paper version, Request request) {
    return new PaperAnswer(version, true, request);
  }

  @Override
  Content json() {
    return version ? PaperJson.version(paper) : PaperJson.paper(paper);
  }

  @Override
  void render(HtmlTemplateOutput page) {
    PaperPage.render(page, paper, version, request, links);
  }

  @Override
  List<Paper> cited() {
    return List.of(paper);
  }

  @Override
  void addRelations(List<String> values) {
    Signposts.add(values, paper);
  }

  @Override
  public String fileName() {
    return version ? paper.id() + "-" + paper.revision() : paper.id().value();
  }
}
