package papercatalog.benchmarks.simulation;

import java.util.function.DoublePredicate;

/** Where something begins that, once begun, goes on as a rate grows. */
public final class Threshold {
  private Threshold() {}

  /**
   * The lowest rate at which it happens, to one in {@code parts}; infinite when not even at the
   * highest.
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
