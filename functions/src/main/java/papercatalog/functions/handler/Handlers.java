package papercatalog.functions.handler;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.route.Routes;
import papercatalog.functions.runtime.Deployment;
import papercatalog.functions.runtime.FunctionLog;

/** Creates the handler of an access pattern outside Lambda. */
public final class Handlers {
  private Handlers() {}

  public static CatalogFunction<?> of(
      AccessPattern<?> pattern, Catalog catalog, FunctionLog log, Routes routes) {
    return Deployment.over(catalog, log, routes, () -> create(pattern));
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
