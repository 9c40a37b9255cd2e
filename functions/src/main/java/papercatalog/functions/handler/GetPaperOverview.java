package papercatalog.functions.handler;

import papercatalog.domain.model.Overview;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.OverviewAnswer;
import papercatalog.functions.request.Request;

public final class GetPaperOverview extends ItemCollectionFunction<Overview> {
  public GetPaperOverview() {
    super(AccessPatterns.GET_PAPER_OVERVIEW);
  }

  @Override
  Answer answer(Overview result, Request request) {
    return new OverviewAnswer(result, request);
  }
}
