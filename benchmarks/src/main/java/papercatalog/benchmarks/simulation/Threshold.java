package papercatalog.benchmarks.simulation;

import java.util.function.DoublePredicate;

/** Finds the rate at which a condition begins that holds for all higher rates. */
public final class Threshold {
  private Threshold() {}

  /**
   * The lowest rate at which the condition holds, with a resolution of {@code highest / parts};
   * infinite if it does not hold at the highest.
   */
  public static double lowest(double highest, int parts, DoublePredicate happens) {
    if (!happens.test(highest)) {
      return Double.POSITIVE_INFINITY;
    }
    double below = 0;
    double above = highest;
    while (above - below > above / parts) {
      double middle = (below + above) / 2;
      if (happens.test(middle)) {
        above = middle;
      } else {
        below = middle;
      }
    }
    return above;
  }
}
