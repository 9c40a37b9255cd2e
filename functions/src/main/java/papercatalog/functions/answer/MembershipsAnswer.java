package papercatalog.functions.answer;

import module java.base;

import gg.jte.html.HtmlTemplateOutput;
import papercatalog.citations.format.RecordJson;
import papercatalog.domain.model.ListedAuthor;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.PaperId;
import papercatalog.functions.html.JteauthorsGenerated;
import papercatalog.functions.html.ListFrame;
import papercatalog.functions.json.PaperJson;
import papercatalog.functions.request.LinkedPage;

public final class MembershipsAnswer extends ListAnswer<ListedAuthor> {
  private final PaperId paper;

  public MembershipsAnswer(PaperId paper, LinkedPage<ListedAuthor> listed) {
    super(listed);
    this.paper = paper;
  }

  @Override
  RecordJson.Writing<ListedAuthor> entry() {
    return PaperJson::listedAuthor;
  }

  /** In print order if one page shows all; the table sorts by handle. */
  @Override
  void render(HtmlTemplateOutput page) {
    List<ListedAuthor> items = listed.items();
    String title = items.isEmpty() ? paper.value() : items.getFirst().title();
    ListFrame list = list();
    Stream<Membership> authors = items.stream().map(ListedAuthor::membership);
    if (list.isWhole()) {
      authors = authors.sorted();
    }
    JteauthorsGenerated.render(
        page, null, frame("Authors of " + title), paper, title, authors.toList(), list);
  }
}
