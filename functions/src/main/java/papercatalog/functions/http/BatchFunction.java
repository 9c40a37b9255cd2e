package papercatalog.functions.http;

import java.util.List;
import papercatalog.domain.pattern.BatchPattern;
import papercatalog.domain.read.BatchResult;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.request.Request;

/** The function of a pattern that reads several items. */
public abstract class BatchFunction<K, R> extends CatalogFunction<List<K>> {
  private final BatchPattern<K, R> pattern;

  protected BatchFunction(BatchPattern<K, R> pattern, Catalog catalog, FunctionLog log) {
    super(pattern, catalog, log);
    this.pattern = pattern;
  }

  /** Reads the ids from the query string. */
  @Override
  protected final List<K> named(Request request) {
    return pattern.parameters().type().apply(request.ids());
  }

  protected abstract Answer answer(BatchResult<K, R> batch, Request request);

  @Override
  protected final Answer answer(Request request, Catalog catalog) {
    return answer(catalog.batch(pattern, named(request)), request);
  }
}
