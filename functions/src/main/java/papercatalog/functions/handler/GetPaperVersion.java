package papercatalog.functions.handler;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperRevision;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.PaperAnswer;
import papercatalog.functions.request.Request;

public final class GetPaperVersion extends GetFunction<PaperRevision, Paper> {
  public GetPaperVersion() {
    super(AccessPatterns.GET_PAPER_VERSION);
  }

  @Override
  Answer answer(Paper version, Request request) {
    return PaperAnswer.ofVersion(version, request);
  }
}
