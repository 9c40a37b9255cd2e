package papercatalog.functions.handler;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.log.FunctionLog;

/** Creates the handler of an access pattern outside Lambda. */
public final class Handlers {
  private Handlers() {}

  /** Creates a handler that logs only faults, to standard error. */
  public static CatalogFunction<?> of(AccessPattern<?> pattern, Catalog catalog) {
    return of(pattern, catalog, FunctionLog.faults(System.err));
  }

  public static CatalogFunction<?> of(AccessPattern<?> pattern, Catalog catalog, FunctionLog log) {
    try {
      return Class.forName(pattern.handlerClass())
          .asSubclass(CatalogFunction.class)
          .getConstructor(Catalog.class, FunctionLog.class)
          .newInstance(catalog, log);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(pattern + " has no handler", e);
    }
  }
}
