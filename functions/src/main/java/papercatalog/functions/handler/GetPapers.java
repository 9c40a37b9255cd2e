package papercatalog.functions.handler;

import module java.base;

import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.BatchAnswer;
import papercatalog.functions.request.Request;

public final class GetPapers extends TableFunction<List<PaperId>> {
  public GetPapers() {
    super(AccessPatterns.GET_PAPERS);
  }

  @Override
  protected Answer answer(Request request, Catalog catalog) {
    return new BatchAnswer(catalog.batch(AccessPatterns.GET_PAPERS, key(request)), request);
  }
}
