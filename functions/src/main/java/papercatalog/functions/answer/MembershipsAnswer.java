package papercatalog.functions.answer;

import papercatalog.domain.model.Membership;
import papercatalog.domain.model.PaperId;
import papercatalog.functions.content.Content;
import papercatalog.functions.html.PaperAuthorsPage;
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
  Content html() {
    return PaperAuthorsPage.html(paper, listed());
  }
}
