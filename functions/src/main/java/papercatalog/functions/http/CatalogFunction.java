package papercatalog.functions.http;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.request.Request;

/** The function of an access pattern, whose requests have a key of type {@code K}. */
public abstract class CatalogFunction<K> extends HttpFunction {
  private final AccessPattern<K> pattern;
  private final Catalog catalog;

  protected CatalogFunction(AccessPattern<K> pattern, Catalog catalog, FunctionLog log) {
    super(pattern.operation(), log);
    this.pattern = pattern;
    this.catalog = catalog;
  }

  public final AccessPattern<K> pattern() {
    return pattern;
  }

  /** The same function over another catalog, to prime a snapshot. */
  public final CatalogFunction<K> over(Catalog other) {
    CatalogFunction<K> same = this;
    return new CatalogFunction<>(pattern, other, log()) {
      @Override
      public Route route(String rawPath) {
        return same.route(rawPath);
      }

      @Override
      protected Response respond(Request request, Catalog catalog) {
        return same.respond(request, catalog);
      }

      @Override
      protected Answer answer(Request request, Catalog catalog) {
        return same.answer(request, catalog);
      }
    };
  }

  /** Parses the key of a request whose parameters the handler has checked. */
  protected K named(Request request) {
    return pattern.parameters().type().apply(request.values());
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
      return notAcceptable(request);
    }
    return Response.of(answer(request, catalog), format.get(), catalog.namespace());
  }
}
