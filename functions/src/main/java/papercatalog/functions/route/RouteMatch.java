package papercatalog.functions.route;

import java.util.Map;
import papercatalog.domain.harvest.HarvestPatterns;
import papercatalog.domain.pattern.Route;

/**
 * The route of a request; its key in API Gateway is {@code GET /papers/{id}} or {@code $default}.
 */
public record RouteMatch(String key, String operation, Map<String, String> pathParameters) {
  public static RouteMatch of(String method, String decodedPath) {
    Route harvest = HarvestPatterns.HARVEST_PAPERS;
    if (decodedPath.equals(harvest.path()) && Routes.HARVEST_METHODS.contains(method)) {
      return new RouteMatch(method + " " + harvest.path(), harvest.operation(), Map.of());
    }
    if (!Routes.METHODS.contains(method)) {
      return unknown();
    }
    return Routes.WITH_SEARCH.all().stream()
        .flatMap(
            route ->
                route.parameters(decodedPath).stream()
                    .map(it -> new RouteMatch(method + " " + route.path(), route.operation(), it)))
        .findFirst()
        .orElseGet(RouteMatch::unknown);
  }

  private static RouteMatch unknown() {
    return new RouteMatch(Routes.DEFAULT_KEY, DocsPage.OPERATION, Map.of());
  }
}
