package papercatalog.functions.handler;

import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.PaperAnswer;
import papercatalog.functions.request.Request;

/** A1. A page also shows the number of papers that cite the paper. */
public final class GetPaper extends TableFunction<PaperId> {
  public GetPaper() {
    super(AccessPatterns.GET_PAPER);
  }

  @Override
  protected Answer answer(Request request, Catalog catalog) {
    return request.isPage()
        ? PaperAnswer.of(catalog.itemCollection(AccessPatterns.PAPER_PAGE, key(request)), request)
        : PaperAnswer.of(catalog.get(AccessPatterns.GET_PAPER, key(request)), request);
  }
}
