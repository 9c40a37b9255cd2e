package papercatalog.functions.handler;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.PaperAnswer;
import papercatalog.functions.request.Request;

public final class GetPaper extends GetFunction<PaperId, Paper> {
  public GetPaper() {
    super(AccessPatterns.GET_PAPER);
  }

  @Override
  Answer answer(Paper paper, Request request) {
    return PaperAnswer.of(paper, request);
  }
}
