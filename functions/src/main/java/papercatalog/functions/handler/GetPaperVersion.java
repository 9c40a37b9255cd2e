package papercatalog.functions.handler;

import papercatalog.domain.model.PaperRevision;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.PaperAnswer;
import papercatalog.functions.request.Request;

public final class GetPaperVersion extends TableFunction<PaperRevision> {
  public GetPaperVersion() {
    super(AccessPatterns.GET_PAPER_VERSION);
  }

  @Override
  protected Answer answer(Request request, Catalog catalog) {
    return PaperAnswer.ofVersion(
        catalog.get(AccessPatterns.GET_PAPER_VERSION, key(request)), request);
  }
}
