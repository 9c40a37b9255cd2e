package papercatalog.functions.handler;

import papercatalog.domain.pattern.GetPattern;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.Request;
import papercatalog.functions.runtime.Deployment;

abstract class GetFunction<K, R> extends CatalogFunction<K> {
  private final GetPattern<K, R> pattern;

  GetFunction(GetPattern<K, R> pattern) {
    super(pattern, Deployment.catalog(), Deployment.log(), Deployment.routes());
    this.pattern = pattern;
    Snapshot.prepare(this);
  }

  abstract Answer answer(R result, Request request);

  @Override
  protected final Answer answer(Request request, Catalog catalog) {
    return answer(catalog.get(pattern, request.key(pattern.parameters())), request);
  }
}
