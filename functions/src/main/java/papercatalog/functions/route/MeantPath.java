package papercatalog.functions.route;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.PathParameter;
import papercatalog.domain.pattern.Route;

/** Guesses the path that a client meant by an unknown one. */
public final class MeantPath {
  private static final String LIST = "/papers";
  private static final int MAX_LENGTH = 300;
  private static final Optional<String> NONE = Optional.empty();

  private MeantPath() {}

  /**
   * The closest path of a route: without slashes too many, in lower case, of a list of papers, or
   * without the last segments. It is free of reserved characters.
   */
  public static Optional<String> of(String unknown, Routes routes) {
    String path = unknown.length() > MAX_LENGTH ? "" : unknown.replaceAll("/+", "/");
    while (path.length() > 1) {
      path = path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
      for (String more : List.of("", LIST)) {
        for (String guess : List.of(path + more, path.toLowerCase(Locale.ROOT) + more)) {
          for (Route route : routes.all()) {
            Optional<String> link = route.path().endsWith(more) ? link(route, guess) : NONE;
            if (link.isPresent()) {
              return link;
            }
          }
        }
      }
      path = path.substring(0, path.lastIndexOf('/') + 1);
    }
    return NONE;
  }

  private static Optional<String> link(Route route, String path) {
    Optional<Map<String, String>> given = route.parameters(path);
    if (given.isEmpty()) {
      return NONE;
    }
    if (route instanceof AccessPattern<?> pattern && !pattern.parameters().hasPage()) {
      return Optional.of(DocsPage.START.path());
    }
    List<PathParameter<?>> parameters = route.pathParameters();
    Object[] values = new Object[parameters.size()];
    for (int i = 0; i < values.length; i++) {
      String value = parameters.get(i).in(given.get());
      if (value.isEmpty()) {
        return NONE;
      }
      values[i] = value;
    }
    return Optional.of(route.path(values));
  }
}
