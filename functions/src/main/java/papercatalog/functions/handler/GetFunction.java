package papercatalog.functions.handler;

import papercatalog.domain.pattern.GetPattern;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.Request;
import papercatalog.functions.runtime.Deployment;

abstract class GetFunction<K, R> extends CatalogFunction<K> {
  private final GetPattern<K, R> pattern;

  /** The function on Lambda, over the catalog in its environment. */
  GetFunction(GetPattern<K, R> pattern) {
    this(pattern, Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  GetFunction(GetPattern<K, R> pattern, Catalog catalog, FunctionLog log) {
    super(pattern, catalog, log);
    this.pattern = pattern;
  }

  abstract Answer answer(R result, Request request);

  @Override
  protected final Answer answer(Request request, Catalog catalog) {
    request.requireKnownParameters();
    return answer(catalog.get(pattern, named(request)), request);
  }
}
