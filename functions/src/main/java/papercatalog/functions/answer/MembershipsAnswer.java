package papercatalog.functions.answer;

import gg.jte.html.HtmlTemplateOutput;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.PaperId;
import papercatalog.functions.html.Frame;
import papercatalog.functions.html.JteauthorsGenerated;
import papercatalog.functions.json.JsonText;
import papercatalog.functions.json.PaperJson;
import papercatalog.functions.request.LinkedPage;

public final class MembershipsAnswer extends ListAnswer<Membership> {
  private final PaperId paper;

  public MembershipsAnswer(PaperId paper, LinkedPage<Membership> listed) {
    super(listed);
    this.paper = paper;
  }

  @Override
  JsonText.Element<Membership> entry() {
    return PaperJson::membership;
  }

  @Override
  void render(HtmlTemplateOutput page) {
    Frame frame = frame("Authors of " + paper);
    JteauthorsGenerated.render(page, null, frame, paper, listed().items(), list());
  }
}
