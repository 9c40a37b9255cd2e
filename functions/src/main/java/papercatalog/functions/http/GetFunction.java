package papercatalog.functions.http;

import papercatalog.domain.pattern.GetPattern;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.request.Request;

/** The function of a pattern that reads one item. */
public abstract class GetFunction<K, R> extends CatalogFunction<K> {
  private final GetPattern<K, R> pattern;

  protected GetFunction(GetPattern<K, R> pattern, Catalog catalog, FunctionLog log) {
    super(pattern, catalog, log);
    this.pattern = pattern;
  }

  protected abstract Answer answer(R result, Request request);

  @Override
  protected final Answer answer(Request request, Catalog catalog) {
    request.requireKnownParameters();
    return answer(catalog.get(pattern, named(request)), request);
  }
}
