package papercatalog.functions.request;

import papercatalog.domain.pattern.Routes;

/** The routes of this deployment, as the stack names them in the functions' environment. */
public final class DeployedRoutes {
  /** The environment variable of functions whose deployment has a search. */
  public static final String SEARCH_VARIABLE = "SEARCH";

  private DeployedRoutes() {}

  public static Routes fromEnvironment() {
    return System.getenv(SEARCH_VARIABLE) == null ? Routes.WITHOUT_SEARCH : Routes.WITH_SEARCH;
  }
}
