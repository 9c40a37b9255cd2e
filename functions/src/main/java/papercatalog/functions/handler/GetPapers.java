package papercatalog.functions.handler;

import module java.base;

import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.answer.BatchAnswer;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.Request;
import papercatalog.functions.runtime.Deployment;

public final class GetPapers extends CatalogFunction<List<PaperId>> {
  public GetPapers() {
    super(AccessPatterns.GET_PAPERS, Deployment.catalog(), Deployment.log(), Deployment.routes());
    Snapshot.prepare(this);
  }

  @Override
  protected Answer answer(Request request, Catalog catalog) {
    return new BatchAnswer(
        catalog.batch(AccessPatterns.GET_PAPERS, request.key(pattern().parameters())), request);
  }
}
