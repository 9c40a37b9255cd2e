package papercatalog.functions.answer;

import java.util.List;
import papercatalog.domain.model.Paper;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.PaperPage;
import papercatalog.functions.json.PaperJson;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

/** A paper. */
public final class PaperAnswer extends Answer {
  private final Paper paper;

  /** Makes it. */
  public PaperAnswer(Paper paper, Request request) {
    super(request, Links.of(request));
    this.paper = paper;
  }

  @Override
  Content json() {
    return PaperJson.paper(paper);
  }

  @Override
  Content html() {
    return PaperPage.html(paper, request(), links());
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
    return paper.id().value();
  }
}
