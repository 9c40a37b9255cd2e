package papercatalog.functions.handler;

import papercatalog.domain.model.ReferenceList;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.ReferencesAnswer;
import papercatalog.functions.request.Request;

public final class GetPaperReferences extends ItemCollectionFunction<ReferenceList> {
  public GetPaperReferences() {
    super(AccessPatterns.GET_PAPER_REFERENCES);
  }

  @Override
  Answer answer(ReferenceList result, Request request) {
    return new ReferencesAnswer(result, request);
  }
}
