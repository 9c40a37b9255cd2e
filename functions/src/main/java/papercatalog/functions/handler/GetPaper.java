package papercatalog.functions.handler;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.PaperAnswer;
import papercatalog.functions.http.GetFunction;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.Request;
import papercatalog.functions.runtime.Deployment;

/** A1: a paper by id. */
public final class GetPaper extends GetFunction<PaperId, Paper> {
  /** Called by Lambda. */
  public GetPaper() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  public GetPaper(Catalog catalog, FunctionLog log) {
    super(AccessPatterns.GET_PAPER, catalog, log);
  }

  @Override
  protected Answer answer(Paper paper, Request request) {
    return PaperAnswer.of(paper, request);
  }
}
