package papercatalog.domain.pattern;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A path of the API: an access pattern, or a page that needs no table. */
public sealed interface Route permits AccessPattern, DocsPage {
  /** A description in a few words. */
  String summary();

  /** The path template, with its parameters in braces: {@code /papers/{id}}. */
  String path();

  /** The path with its parameters filled in, in their order: {@code /papers/WP-002}. */
  String path(Object... values);

  /** The parameters in the path, in their order. */
  List<PathParameter<?>> pathParameters();

  /** The query parameters that it takes, in the order in which links carry them. */
  List<QueryParameter> queryParameters();

  /** The formats to choose from; the first is the default. Empty when there is no choice. */
  List<Format> formats();

  /** The name of the function that answers it. */
  String operation();

  /** All routes, the access patterns first. */
  static List<Route> all() {
    List<Route> all = new ArrayList<>(AccessPatterns.all());
    all.addAll(List.of(DocsPage.values()));
    return all;
  }

  /** The route of a key in API Gateway: {@code HEAD /papers/{id}}. */
  static Optional<Route> of(String routeKey) {
    for (Route route : all()) {
      for (String method : methods()) {
        if (routeKey.equals(method + " " + route.path())) {
          return Optional.of(route);
        }
      }
    }
    return Optional.empty();
  }

  /** The HTTP methods of every route: the catalog is read-only. */
  static List<String> methods() {
    return List.of("GET", "HEAD");
  }
}
