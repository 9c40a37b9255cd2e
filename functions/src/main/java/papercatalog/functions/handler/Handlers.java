package papercatalog.functions.handler;

import java.util.Set;
import java.util.function.Supplier;
import papercatalog.domain.harvest.HarvestPatterns;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.http.HttpFunction;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Routes;
import papercatalog.functions.runtime.Deployment;
import papercatalog.functions.runtime.FunctionLog;

/** Creates handlers outside Lambda, and those that the tools of assistants call. */
public final class Handlers {
  private Handlers() {}

  public static CatalogFunction<?> of(
      AccessPattern<?> pattern, Catalog catalog, FunctionLog log, Routes routes) {
    return Deployment.over(catalog, log, routes, () -> create(pattern));
  }

  /** The function of an operation, among those of a deployment with a search. */
  public static HttpFunction of(
      String operation, Catalog catalog, FunctionLog log, Supplier<? extends HttpFunction> search) {
    if (operation.equals(DocsPage.OPERATION)) {
      return new Docs(log, Routes.WITH_SEARCH, Set.of());
    }
    if (operation.equals(HarvestPatterns.HARVEST_PAPERS.operation())) {
      return of(HarvestPatterns.HARVEST_PAPERS, catalog, log, Routes.WITH_SEARCH);
    }
    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      if (pattern.operation().equals(operation)) {
        return of(pattern, catalog, log, Routes.WITH_SEARCH);
      }
    }
    return search.get();
  }

  private static CatalogFunction<?> create(AccessPattern<?> pattern) {
    try {
      return Class.forName(HandlerClass.of(pattern))
          .asSubclass(CatalogFunction.class)
          .getConstructor()
          .newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(pattern + " has no handler", e);
    }
  }
}
