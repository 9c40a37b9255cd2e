package papercatalog.functions.priming;

import java.util.function.Function;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.http.HttpFunction;

/** Whether Lambda takes a snapshot. A separate class: other starts load none for priming. */
public final class Snapshot {
  private static final String VARIABLE = "AWS_LAMBDA_INITIALIZATION_TYPE";
  private static final String SNAP_START = "snap-start";

  private Snapshot() {}

  public static void prepare(CatalogFunction<?> function) {
    if (isTaken()) {
      Priming.register(function, _ -> function);
    }
  }

  /**
   * Primes a function that needs more than a table; {@code rehearsed} makes it over synthetic
   * items.
   */
  public static void prepare(
      CatalogFunction<?> function, Function<Catalog, ? extends CatalogFunction<?>> rehearsed) {
    if (isTaken()) {
      Priming.register(function, rehearsed);
    }
  }

  public static void preparePages(HttpFunction function) {
    if (isTaken()) {
      PagePriming.prepare(function);
    }
  }

  private static boolean isTaken() {
    return SNAP_START.equals(System.getenv(VARIABLE));
  }
}
