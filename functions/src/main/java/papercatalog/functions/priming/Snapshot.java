package papercatalog.functions.priming;

import java.security.Security;
import java.util.List;
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
    if (begins()) {
      Priming.register(function, _ -> function);
    }
  }

  /**
   * Primes a function that needs more than a table; {@code rehearsed} makes it over synthetic
   * items.
   */
  public static void prepare(
      CatalogFunction<?> function, Function<Catalog, ? extends CatalogFunction<?>> rehearsed) {
    if (begins()) {
      Priming.register(function, rehearsed);
    }
  }

  public static void preparePages(HttpFunction function) {
    if (begins()) {
      PagePriming.prepare(function);
    }
  }

  /** Primes a function that answers messages at a path: it answers these. */
  public static void prepare(HttpFunction function, String path, List<String> messages) {
    if (begins()) {
      PagePriming.prepare(
          function, messages.stream().map(it -> SyntheticEvents.post(path, it)).toList());
    }
  }

  /**
   * Begins the preparation: a copy that is restored weeks later must not use an address of today.
   * The JDK reads these properties with the first lookup, which is priming's.
   */
  // I-10
  private static boolean begins() {
    boolean taken = SNAP_START.equals(System.getenv(VARIABLE));
    if (taken) {
      Security.setProperty("networkaddress.cache.ttl", "0");
      Security.setProperty("networkaddress.cache.negative.ttl", "0");
    }
    return taken;
  }
}
