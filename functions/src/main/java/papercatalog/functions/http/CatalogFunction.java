package papercatalog.functions.http;

import java.util.Optional;
import papercatalog.domain.error.CatalogException;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.schema.AccessPattern;
import papercatalog.domain.schema.Format;
import papercatalog.domain.schema.QueryParameter;
import papercatalog.domain.schema.Route;
import papercatalog.functions.answer.Answer;
import papercatalog.functions.log.FunctionLog;
import papercatalog.functions.request.PathValue;
import papercatalog.functions.request.Request;

/**
 * The function of an access pattern.
 *
 * @param <T> what its path names
 */
public abstract class CatalogFunction<T> extends HttpFunction {
  private final AccessPattern pattern;
  private final PathValue<T> path;
  private final Catalog catalog;

  /**
   * @param path the value of the pattern's parameters
   */
  protected CatalogFunction(
      AccessPattern pattern, PathValue<T> path, Catalog catalog, FunctionLog log) {
    super(pattern.operation(), log);
    if (!path.parameters().equals(pattern.pathParameters())) {
      throw new IllegalArgumentException(pattern + " has other parameters: " + path.parameters());
    }
    this.pattern = pattern;
    this.path = path;
    this.catalog = catalog;
  }

  /** What it answers. */
  public final AccessPattern pattern() {
    return pattern;
  }

  /** The same function over another catalog. */
  public final CatalogFunction<T> over(Catalog other) {
    CatalogFunction<T> same = this;
    return new CatalogFunction<>(pattern, path, other, log()) {
      @Override
      protected Answer answer(T value, Request request, Catalog catalog) {
        return same.answer(value, request, catalog);
      }
    };
  }

  /**
   * Answers one request.
   *
   * @param value what the path names
   * @throws CatalogException which becomes a problem
   */
  protected abstract Answer answer(T value, Request request, Catalog catalog);

  @Override
  public final Route route(String rawPath) {
    return pattern;
  }

  @Override
  protected final Response respond(Request request) {
    if (!pattern.queryParameters().contains(QueryParameter.LIMIT)) {
      request.requireKnownParameters(); // a list checks them with the values of the others
    }
    Optional<Format> format = request.format();
    if (format.isEmpty()) {
      return notAcceptable(request);
    }
    Answer answer = answer(path.of(request.pathParameters()), request, catalog);
    return Response.of(answer, format.get(), catalog.namespace());
  }
}
