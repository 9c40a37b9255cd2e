package papercatalog.functions.answer;

import gg.jte.html.HtmlTemplateOutput;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.VersionSummary;
import papercatalog.functions.html.Frame;
import papercatalog.functions.html.JteversionsGenerated;
import papercatalog.functions.json.JsonText;
import papercatalog.functions.json.PaperJson;
import papercatalog.functions.request.LinkedPage;

public final class VersionsAnswer extends ListAnswer<VersionSummary> {
  private final PaperId paper;

  public VersionsAnswer(PaperId paper, LinkedPage<VersionSummary> listed) {
    super(listed);
    this.paper = paper;
  }

  @Override
  JsonText.Element<VersionSummary> entry() {
    return PaperJson::versionSummary;
  }

  @Override
  void render(HtmlTemplateOutput page) {
    Frame frame = frame("Versions of " + paper);
    JteversionsGenerated.render(page, null, frame, paper, listed().items(), list());
  }
}
