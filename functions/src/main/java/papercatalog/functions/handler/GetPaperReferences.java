package papercatalog.functions.handler;

import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.ReferencesAnswer;
import papercatalog.functions.request.Request;

public final class GetPaperReferences extends TableFunction<PaperId> {
  public GetPaperReferences() {
    super(AccessPatterns.GET_PAPER_REFERENCES);
  }

  @Override
  protected Answer answer(Request request, Catalog catalog) {
    return new ReferencesAnswer(
        catalog.itemCollection(AccessPatterns.GET_PAPER_REFERENCES, key(request)), request);
  }
}
