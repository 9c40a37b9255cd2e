package papercatalog.functions.http;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.request.Request;
import papercatalog.functions.route.Routes;
import papercatalog.functions.runtime.FunctionLog;

/** The function of an access pattern, whose requests have a key of type {@code K}. */
public abstract class CatalogFunction<K> extends HttpFunction {
  private final AccessPattern<K> pattern;
  private final Catalog catalog;

  protected CatalogFunction(
      AccessPattern<K> pattern, Catalog catalog, FunctionLog log, Routes routes) {
    super(pattern.operation(), log, routes);
    this.pattern = pattern;
    this.catalog = catalog;
  }

  public final AccessPattern<K> pattern() {
    return pattern;
  }

  /** Answers an event to warm up, over another catalog. */
  public final void rehearse(InputStream event, OutputStream output, Catalog other)
      throws IOException {
    rehearse(event, output, request -> respond(request, other));
  }

  /** Answers a request with unchecked parameters; a CatalogException becomes a problem. */
  protected abstract Answer answer(Request request, Catalog catalog);

  @Override
  public Route route(String rawPath) {
    return pattern;
  }

  @Override
  protected final Response respond(Request request) {
    return respond(request, catalog);
  }

  /** Answers 406 before {@link #answer} checks a parameter. */
  protected Response respond(Request request, Catalog catalog) {
    Optional<Format> format = request.format();
    if (format.isEmpty()) {
      return Problem.notAcceptable(request.route().formats()).response(Optional.of(request));
    }
    return Response.of(answer(request, catalog), format.get(), catalog.namespace());
  }
}
