package papercatalog.domain.pattern;

import module java.base;

/** A path of the API: an access pattern, or a page about the catalog. */
public interface Route {
  /**
   * The declaration of a route.
   *
   * @param operation the function that answers it
   * @param path with its parameters in braces: {@code /papers/{id}}
   * @param queryParameters in the order in which links carry them
   * @param formats the first is the default; empty when there is no choice
   */
  record Endpoint(
      String operation,
      String summary,
      String path,
      List<PathParameter<?>> pathParameters,
      List<QueryParameter> queryParameters,
      List<Format> formats) {}

  Endpoint endpoint();

  default String operation() {
    return endpoint().operation();
  }

  default String summary() {
    return endpoint().summary();
  }

  default String path() {
    return endpoint().path();
  }

  /** The path with its parameters in their order, in lower case as all links: {@code /papers/a}. */
  default String path(Object... values) {
    if (values.length != pathParameters().size()) {
      throw new IllegalArgumentException(path() + " takes " + pathParameters().size() + " values");
    }
    StringBuilder filled = new StringBuilder();
    int end = 0;
    for (Object value : values) {
      int begin = path().indexOf('{', end);
      filled.append(path(), end, begin).append(value.toString().toLowerCase(Locale.ROOT));
      end = path().indexOf('}', begin) + 1;
    }
    return filled.append(path(), end, path().length()).toString();
  }

  default List<PathParameter<?>> pathParameters() {
    return endpoint().pathParameters();
  }

  default List<QueryParameter> queryParameters() {
    return endpoint().queryParameters();
  }

  default List<Format> formats() {
    return endpoint().formats();
  }

  /** The parameters of a path by name, unchecked; empty when the path is not of this route. */
  default Optional<Map<String, String>> parameters(String path) {
    String[] template = path().split("/", -1);
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
