package papercatalog.local.gateway;

import java.util.Map;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Routes;

/**
 * The route of a request; its key in API Gateway is {@code GET /papers/{id}} or {@code $default}.
 */
record Match(String key, String operation, Map<String, String> pathParameters) {
  static Match of(String method, String decodedPath) {
    if (!Routes.METHODS.contains(method)) {
      return unknown();
    }
    return Routes.WITH_SEARCH.all().stream()
        .flatMap(
            route ->
                route.parameters(decodedPath).stream()
                    .map(it -> new Match(method + " " + route.path(), route.operation(), it)))
        .findFirst()
        .orElseGet(Match::unknown);
  }

  private static Match unknown() {
    return new Match(Routes.DEFAULT_KEY, DocsPage.OPERATION, Map.of());
  }
}
