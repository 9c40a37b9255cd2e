package papercatalog.functions.handler;

import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.ItemCollectionPattern;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.Request;
import papercatalog.functions.runtime.Deployment;

abstract class ItemCollectionFunction<R> extends CatalogFunction<PaperId> {
  private final ItemCollectionPattern<R> pattern;

  ItemCollectionFunction(ItemCollectionPattern<R> pattern) {
    super(pattern, Deployment.catalog(), Deployment.log(), Deployment.routes());
    this.pattern = pattern;
    Snapshot.prepare(this);
  }

  abstract Answer answer(R result, Request request);

  @Override
  protected final Answer answer(Request request, Catalog catalog) {
    return answer(catalog.itemCollection(pattern, request.key(pattern.parameters())), request);
  }
}
