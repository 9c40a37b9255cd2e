package papercatalog.local.gateway;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import papercatalog.domain.pattern.Route;

/** A request that matches a route, with its path parameters. */
record Match(String method, Route route, Map<String, String> pathParameters) {
  /** Finds the route of a decoded path, as API Gateway does. */
  static Optional<Match> of(String method, String decodedPath) {
    if (!Route.methods().contains(method)) {
      return Optional.empty();
    }
    return Route.all().stream()
        .flatMap(
            route ->
                parameters(route.path(), decodedPath).stream()
                    .map(parameters -> new Match(method, route, parameters)))
        .findFirst();
  }

  /** The key of the route in API Gateway: {@code GET /papers/{id}}. */
  String routeKey() {
    return method + " " + route.path();
  }

  private static Optional<Map<String, String>> parameters(String templatePath, String path) {
    String[] template = templatePath.split("/", -1);
    String[] segments = path.split("/", -1);
    if (template.length != segments.length) {
      return Optional.empty();
    }
    Map<String, String> parameters = new HashMap<>();
    for (int i = 0; i < template.length; i++) {
      if (template[i].startsWith("{") && !segments[i].isEmpty()) {
        parameters.put(template[i].substring(1, template[i].length() - 1), segments[i]);
      } else if (!template[i].equals(segments[i])) {
        return Optional.empty();
      }
    }
    return Optional.of(parameters);
  }
}
