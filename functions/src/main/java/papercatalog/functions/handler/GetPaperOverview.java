package papercatalog.functions.handler;

import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.OverviewAnswer;
import papercatalog.functions.request.Request;

public final class GetPaperOverview extends TableFunction<PaperId> {
  public GetPaperOverview() {
    super(AccessPatterns.GET_PAPER_OVERVIEW);
  }

  @Override
  protected Answer answer(Request request, Catalog catalog) {
    return new OverviewAnswer(
        catalog.itemCollection(AccessPatterns.GET_PAPER_OVERVIEW, key(request)), request);
  }
}
