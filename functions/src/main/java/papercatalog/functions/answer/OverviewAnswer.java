package papercatalog.functions.answer;

import gg.jte.html.HtmlTemplateOutput;
import papercatalog.domain.model.Overview;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.JteoverviewGenerated;
import papercatalog.functions.json.OverviewJson;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

public final class OverviewAnswer extends Answer {
  private final Overview overview;

  public OverviewAnswer(Overview overview, Request request) {
    super(request, Links.of(request));
    this.overview = overview;
  }

  @Override
  Content json() {
    return OverviewJson.overview(overview);
  }

  @Override
  void render(HtmlTemplateOutput page) {
    String title = "Overview of " + overview.paper().title();
    JteoverviewGenerated.render(page, null, frame(title), overview);
  }

  @Override
  public String fileName() {
    return overview.paper().id() + "-overview";
  }
}
