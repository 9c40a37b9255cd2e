package papercatalog.functions.answer;

import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.VersionSummary;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.VersionsPage;
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
  Content html() {
    return VersionsPage.html(paper, listed());
  }
}
