package papercatalog.functions.priming;

import papercatalog.functions.http.CatalogFunction;
import papercatalog.functions.http.HttpFunction;

/**
 * Whether Lambda starts a function in order to take a snapshot of it. A class of its own: any other
 * start has no use for what follows from it, and does not load it.
 */
public final class Snapshot {
  private static final String VARIABLE = "AWS_LAMBDA_INITIALIZATION_TYPE";
  private static final String SNAP_START = "snap-start";

  private Snapshot() {}

  /** Has the function readied, if there will be a snapshot. */
  public static void prepare(CatalogFunction<?> function) {
    if (isTaken()) {
      Priming.register(function);
    }
  }

  /** The same of the function that reads no table. */
  public static void preparePages(HttpFunction function) {
    if (isTaken()) {
      PagePriming.prepare(function);
    }
  }

  private static boolean isTaken() {
    return SNAP_START.equals(System.getenv(VARIABLE));
  }
}
