package papercatalog.functions.handler;

import java.util.List;
import papercatalog.domain.pattern.BatchPattern;
import papercatalog.domain.read.BatchResult;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.priming.Snapshot;
import papercatalog.functions.request.IdsParameter;
import papercatalog.functions.request.Request;
import papercatalog.functions.runtime.Deployment;

/** The function of a pattern that reads several items. */
abstract class BatchFunction<K, R> extends CatalogFunction<List<K>> {
  private final BatchPattern<K, R> pattern;

  /** The function on Lambda, over the catalog in its environment. */
  BatchFunction(BatchPattern<K, R> pattern) {
    this(pattern, Deployment.catalog(), FunctionLog.fromEnvironment());
    Snapshot.prepare(this);
  }

  BatchFunction(BatchPattern<K, R> pattern, Catalog catalog, FunctionLog log) {
    super(pattern, catalog, log);
    this.pattern = pattern;
  }

  /** Reads the ids from the query string. */
  @Override
  protected final List<K> named(Request request) {
    return pattern.parameters().type().apply(IdsParameter.read(request));
  }

  abstract Answer answer(BatchResult<K, R> batch, Request request);

  @Override
  protected final Answer answer(Request request, Catalog catalog) {
    return answer(catalog.batch(pattern, named(request)), request);
  }
}
