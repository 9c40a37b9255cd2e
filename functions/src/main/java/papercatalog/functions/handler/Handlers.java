package papercatalog.functions.handler;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.log.FunctionLog;

/** The handler of each access pattern by its name, for all that are not Lambda. */
public final class Handlers {
  private Handlers() {}

  /** The handler over any catalog; it logs only its faults, on standard error. */
  public static CatalogFunction<?> of(AccessPattern<?> pattern, Catalog catalog) {
    return of(pattern, catalog, FunctionLog.faults(System.err));
  }

  /**
   * The handler over any catalog, with any log.
   *
   * @throws IllegalStateException when the pattern has no handler
   */
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
