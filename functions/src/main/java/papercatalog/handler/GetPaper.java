package papercatalog.handler;

import papercatalog.answer.Answer;
import papercatalog.answer.PaperAnswer;
import papercatalog.http.CatalogFunction;
import papercatalog.log.FunctionLog;
import papercatalog.model.PaperId;
import papercatalog.priming.Snapshot;
import papercatalog.read.Catalog;
import papercatalog.request.PathValue;
import papercatalog.request.Request;
import papercatalog.runtime.Deployment;
import papercatalog.schema.AccessPattern;

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
