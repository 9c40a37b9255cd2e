package papercatalog.local.gateway;

import java.util.Map;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.pattern.Route;

/**
 * The route of a request.
 *
 * @param key in API Gateway: {@code GET /papers/{id}}, or {@code $default}
 * @param operation the function that answers it
 */
record Match(String key, String operation, Map<String, String> pathParameters) {
  /** Finds the route of a decoded path, as API Gateway does. */
  static Match of(String method, String decodedPath) {
    if (!Route.methods().contains(method)) {
      return unknown();
    }
    return Route.withSearch().stream()
        .flatMap(
            route ->
                route.parameters(decodedPath).stream()
                    .map(it -> new Match(method + " " + route.path(), route.operation(), it)))
        .findFirst()
        .orElseGet(Match::unknown);
  }

  private static Match unknown() {
    return new Match(Route.DEFAULT_KEY, DocsPage.OPERATION, Map.of());
  }
}
