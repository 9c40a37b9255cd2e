package papercatalog.functions.handler;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperRevision;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.PaperAnswer;
import papercatalog.functions.http.GetFunction;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.Request;
import papercatalog.functions.runtime.Deployment;

/** A8: a version of a paper. */
public final class GetPaperVersion extends GetFunction<PaperRevision, Paper> {
  /** Called by Lambda. */
  public GetPaperVersion() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  public GetPaperVersion(Catalog catalog, FunctionLog log) {
    super(AccessPatterns.GET_PAPER_VERSION, catalog, log);
  }

  @Override
  protected Answer answer(Paper version, Request request) {
    return PaperAnswer.ofVersion(version, request);
  }
}
