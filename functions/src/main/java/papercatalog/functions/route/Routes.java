package papercatalog.functions.route;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.pattern.Route;
import papercatalog.domain.table.Environment;

/** The routes of a deployment. Lists are made when asked for: most functions need none. */
public enum Routes {
  WITHOUT_SEARCH,
  /** The routes of the search come last. */
  WITH_SEARCH;

  /** The environment variable of functions whose deployment has a search. */
  public static final String SEARCH_VARIABLE = "SEARCH";

  /** API Gateway's key for requests of no route, which {@link DocsPage#OPERATION} answers. */
  public static final String DEFAULT_KEY = "$default";

  /** The HTTP methods of every route: the catalog is read-only. */
  public static final List<String> METHODS = List.of("GET", "HEAD");

  /** The HTTP methods of A17: a POST has the arguments in its body. */
  public static final List<String> HARVEST_METHODS = List.of("GET", "HEAD", "POST");

  public static Routes of(Environment environment) {
    return environment.variables().containsKey(SEARCH_VARIABLE) ? WITH_SEARCH : WITHOUT_SEARCH;
  }

  /** The route of a key in API Gateway: {@code HEAD /papers/{id}}. */
  public static Optional<Route> route(String key) {
    return WITH_SEARCH.all().stream()
        .filter(route -> METHODS.stream().anyMatch(it -> key.equals(it + " " + route.path())))
        .findFirst();
  }

  public List<AccessPattern<?>> patterns() {
    return this == WITH_SEARCH ? AccessPatterns.withSearch() : AccessPatterns.all();
  }

  public List<DocsPage> pages() {
    return this == WITH_SEARCH
        ? Stream.concat(DocsPage.WITHOUT_SEARCH.stream(), DocsPage.OF_SEARCH.stream()).toList()
        : DocsPage.WITHOUT_SEARCH;
  }

  public List<Route> all() {
    List<Route> all = new ArrayList<>(AccessPatterns.all());
    all.addAll(DocsPage.WITHOUT_SEARCH);
    if (this == WITH_SEARCH) {
      all.add(AccessPatterns.SEARCH_PAPERS);
      all.addAll(DocsPage.OF_SEARCH);
    }
    return all;
  }

  public Optional<DocsPage> page(String path) {
    return pages().stream().filter(page -> page.path().equals(path)).findFirst();
  }

  /** Whether a route has the path. */
  public boolean have(String path) {
    return all().stream().anyMatch(route -> route.parameters(path).isPresent());
  }

  /** Whether a route takes a parameter. */
  public boolean take(QueryParameter parameter) {
    return all().stream().anyMatch(route -> route.queryParameters().contains(parameter));
  }
}
