package papercatalog.cli.target;

import module java.base;

import papercatalog.domain.error.CatalogException;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.handler.Handlers;
import papercatalog.functions.http.HttpFunction;
import papercatalog.functions.http.Response;
import papercatalog.functions.request.Request;
import papercatalog.functions.route.MeantPath;
import papercatalog.functions.route.Routes;
import papercatalog.functions.runtime.FunctionLog;
import papercatalog.publishing.document.Nearest;
import papercatalog.search.handler.SearchPapers;
import papercatalog.search.index.SearchIndex;

/**
 * The API of a catalog, whose functions answer in this process.
 *
 * @param host of the deployed API, for links; citations have no address without one
 */
public record InProcessApi(Catalog catalog, Optional<SearchIndex> index, Optional<String> host) {
  private static final FunctionLog SILENT = FunctionLog.from("FATAL", System.err);

  /**
   * Returns an answer with the status 200.
   *
   * @throws CatalogException that the API answers as a problem
   * @throws InvalidPath for an unknown path, or a format that the path has not
   */
  public Response get(ApiPath path) {
    HttpFunction function = function(path);
    Request request = request(path, function);
    Response response = function.ask(request);
    if (response.problem().isPresent()) {
      String code = response.problem().get();
      throw new InvalidPath(
          code,
          response.status() == 406
              ? "%s has no such format, but %s.".formatted(path.path(), formats(request.route()))
              : "Nothing is at %s.%s".formatted(path.path(), nearest(path.path())));
    }
    Optional<ApiPath> elsewhere =
        Optional.ofNullable(response.headers().get("Location")).map(ApiPath::of);
    return elsewhere.isEmpty()
        ? response
        : get(
            response
                .format()
                .map(format -> elsewhere.get().with(QueryParameter.FORMAT, format.text()))
                .orElse(elsewhere.get()));
  }

  /** The request of a path, for its key. */
  public Request request(ApiPath path) {
    return request(path, function(path));
  }

  private Request request(ApiPath path, HttpFunction function) {
    return new Request(
        function.route(path.path()),
        path.path(),
        path.match().pathParameters(),
        path.query(),
        path.rawQuery(),
        host.map(it -> Map.of("host", it)).orElse(Map.of()),
        ApiPath.METHOD,
        "",
        Optional.empty(),
        Routes.WITH_SEARCH);
  }

  private HttpFunction function(ApiPath path) {
    return Handlers.of(
        path.match().operation(),
        catalog,
        SILENT,
        () -> new SearchPapers(catalog, index.orElseThrow(), SILENT));
  }

  private static String formats(Route route) {
    return route.formats().stream().map(Format::text).collect(Collectors.joining(", "));
  }

  /** The path that was meant, and the routes that begin like this one. */
  private static String nearest(String path) {
    List<String> routes = Routes.WITH_SEARCH.patterns().stream().map(Route::path).toList();
    Set<String> roots = routes.stream().map(InProcessApi::root).collect(Collectors.toSet());
    String root = Nearest.to(root(path), roots).orElse(root(path));
    return MeantPath.of(path, Routes.WITH_SEARCH).map(" Did you mean %s?"::formatted).orElse("")
        + (roots.contains(root)
            ? routes.stream()
                .filter(it -> root(it).equals(root))
                .collect(Collectors.joining(", ", " Paths: ", ""))
            : " catalog get / lists the paths.");
  }

  private static String root(String path) {
    return path.split("/", -1)[1];
  }
}
