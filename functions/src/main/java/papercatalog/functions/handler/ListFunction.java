package papercatalog.functions.handler;

import papercatalog.domain.pattern.ListPattern;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.request.ListRequest;
import papercatalog.functions.request.Request;
import papercatalog.functions.runtime.Deployment;

abstract class ListFunction<K, T> extends CatalogFunction<K> {
  private final ListPattern<K, T> pattern;

  ListFunction(ListPattern<K, T> pattern) {
    super(pattern, Deployment.catalog(), Deployment.log(), Deployment.routes());
    this.pattern = pattern;
    Snapshot.prepare(this);
  }

  abstract Answer answer(K named, LinkedPage<T> listed);

  @Override
  protected final Answer answer(Request request, Catalog catalog) {
    ListRequest<K> asked = ListRequest.of(request, pattern.parameters());
    return answer(asked.key(), asked.linked(catalog.list(pattern, asked.key(), asked.page())));
  }
}
