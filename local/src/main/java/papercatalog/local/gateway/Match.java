package papercatalog.local.gateway;

import java.util.Map;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.pattern.Route;

/**
 * The route of a request; its key in API Gateway is {@code GET /papers/{id}} or {@code $default}.
 */
record Match(String key, String operation, Map<String, String> pathParameters) {
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
