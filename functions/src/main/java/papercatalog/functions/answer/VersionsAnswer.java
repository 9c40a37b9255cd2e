package papercatalog.functions.answer;

import module java.base;

import gg.jte.html.HtmlTemplateOutput;
import papercatalog.citations.format.RecordJson;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.VersionSummary;
import papercatalog.functions.html.JteversionsGenerated;
import papercatalog.functions.json.PaperJson;
import papercatalog.functions.request.LinkedPage;

public final class VersionsAnswer extends ListAnswer<VersionSummary> {
  private final PaperId paper;

  public VersionsAnswer(PaperId paper, LinkedPage<VersionSummary> listed) {
    super(listed);
    this.paper = paper;
  }

  @Override
  RecordJson.Writing<VersionSummary> entry() {
    return PaperJson::versionSummary;
  }

  @Override
  void render(HtmlTemplateOutput page) {
    List<VersionSummary> versions = listed.items();
    String title = versions.isEmpty() ? paper.value() : versions.getFirst().title();
    JteversionsGenerated.render(
        page, null, frame("Versions of " + title), paper, title, versions, list());
  }
}
