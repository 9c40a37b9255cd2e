package papercatalog.functions.handler;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.BatchResult;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.BatchAnswer;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.request.Request;

/** A13: several papers by their ids. */
public final class GetPapers extends BatchFunction<PaperId, Paper> {
  public GetPapers() {
    super(AccessPatterns.GET_PAPERS);
  }

  public GetPapers(Catalog catalog, FunctionLog log) {
    super(AccessPatterns.GET_PAPERS, catalog, log);
  }

  @Override
  Answer answer(BatchResult<PaperId, Paper> batch, Request request) {
    return new BatchAnswer(batch, request);
  }
}
