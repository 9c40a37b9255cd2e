package papercatalog.functions.handler;

import papercatalog.domain.model.PaperId;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.schema.AccessPattern;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.PaperAnswer;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.PathValue;
import papercatalog.functions.request.Request;
import papercatalog.functions.runtime.Deployment;

/** A1: a paper by id. */
public final class GetPaper extends CatalogFunction<PaperId> {
  /** As Lambda makes it. */
  public GetPaper() {
    this(Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  /** Over any catalog, with any log. */
  public GetPaper(Catalog catalog, FunctionLog log) {
    super(AccessPattern.GET_PAPER, PathValue.paperId(), catalog, log);
  }

  @Override
  protected Answer answer(PaperId id, Request request, Catalog catalog) {
    return new PaperAnswer(catalog.getPaper(id), request);
  }
}
