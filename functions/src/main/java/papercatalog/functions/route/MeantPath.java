package papercatalog.functions.route;

import module java.base;

import papercatalog.domain.model.PercentEncoding;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.PathParameter;
import papercatalog.domain.pattern.Route;

/** The path that a client meant by an unknown one. */
public final class MeantPath {
  private static final String LIST = "/papers";
  private static final int MAX_LENGTH = 300;
  private static final Optional<String> NONE = Optional.empty();
  private static final Pattern DOI = Pattern.compile("/papers/(10\\.\\d{4,9}/.+)");
  private static final Pattern QUERY = Pattern.compile("[\\w.~!$'()*+,;=:@/?&%-]+");

  private MeantPath() {}

  /**
   * The address of what a path can only mean: it has slashes too many, capitals, a DOI in the place
   * of an id, or no last segment of a list of papers. It keeps the query.
   */
  public static Optional<String> exact(String unknown, String query, Routes routes) {
    String path = cleaned(unknown);
    String kept = QUERY.matcher(query).matches() ? query : "";
    Optional<String> closest = closest(path, kept, routes);
    if (closest.isPresent()) {
      return closest
          .filter(it -> !it.equals(DocsPage.START.path()) && !it.equals(unknown))
          .map(it -> kept.isEmpty() ? it : it + "?" + kept);
    }
    Matcher doi = DOI.matcher(path);
    if (!doi.matches() || isBelowAPaper(path, routes)) {
      return NONE;
    }
    String words = PercentEncoding.inQuery(doi.group(1));
    String found = AccessPatterns.FIND_PAPERS.path() + "?identifier=" + words;
    return Optional.of(kept.isEmpty() ? found : found + "&" + kept);
  }

  private static boolean isBelowAPaper(String path, Routes routes) {
    return routes.all().stream()
        .map(Route::path)
        .filter(it -> it.startsWith(AccessPatterns.GET_PAPER.path() + "/"))
        .anyMatch(it -> path.matches(it.replaceAll("\\{[a-z]+}", ".+")));
  }

  /**
   * The closest path of a route: without slashes too many, in lower case, of a list of papers, or
   * without the last segments. It is free of reserved characters.
   */
  public static Optional<String> of(String unknown, Routes routes) {
    String path = cleaned(unknown);
    while (path.length() > 1) {
      Optional<String> closest = closest(path, "", routes);
      if (closest.isPresent()) {
        return closest;
      }
      path = cleaned(path.substring(0, path.lastIndexOf('/') + 1));
    }
    return NONE;
  }

  /** Without repeated and last slashes; empty if it is too long. */
  private static String cleaned(String path) {
    return path.length() > MAX_LENGTH ? "" : path.replaceAll("/+", "/").replaceAll("(?<=.)/$", "");
  }

  private static Optional<String> closest(String path, String query, Routes routes) {
    for (String more : List.of("", LIST)) {
      for (String guess : List.of(path + more, path.toLowerCase(Locale.ROOT) + more)) {
        for (Route route : routes.all()) {
          Optional<String> link = route.path().endsWith(more) ? link(route, guess, query) : NONE;
          if (link.isPresent()) {
            return link;
          }
        }
      }
    }
    return NONE;
  }

  /** The start page stands for a route whose query names its subject. */
  private static Optional<String> link(Route route, String path, String query) {
    Optional<Map<String, String>> given = route.parameters(path);
    if (given.isEmpty()) {
      return NONE;
    }
    if (query.isEmpty()
        && route instanceof AccessPattern<?> pattern
        && !pattern.parameters().hasPage()) {
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
