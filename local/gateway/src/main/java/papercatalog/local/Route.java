package papercatalog.local;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import papercatalog.schema.AccessPattern;

/** A path that leads to an access pattern, with what its template's parameter stands for. */
record Route(AccessPattern pattern, Map<String, String> pathParameters) {
  /** Finds the route of a request, as API Gateway does on the decoded path. */
  static Optional<Route> of(String method, String decodedPath) {
    for (AccessPattern pattern : AccessPattern.values()) {
      if (pattern.method().equals(method)) {
        Optional<Route> route = match(pattern, decodedPath);
        if (route.isPresent()) {
          return route;
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<Route> match(AccessPattern pattern, String path) {
    String[] template = pattern.path().split("/", -1);
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
    return Optional.of(new Route(pattern, parameters));
  }
}
