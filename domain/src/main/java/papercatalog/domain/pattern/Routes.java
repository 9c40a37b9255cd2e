package papercatalog.domain.pattern;

import module java.base;

/** The routes of a deployment. Lists are made when asked for: most functions need none. */
public enum Routes {
  WITHOUT_SEARCH,
  /** The routes of the search come last. */
  WITH_SEARCH;

  public List<AccessPattern<?>> patterns() {
    return this == WITH_SEARCH ? AccessPatterns.withSearch() : AccessPatterns.all();
  }

  public List<DocsPage> pages() {
    return this == WITH_SEARCH ? List.of(DocsPage.values()) : DocsPage.ALL;
  }

  public List<Route> all() {
    return this == WITH_SEARCH ? Route.withSearch() : Route.all();
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
