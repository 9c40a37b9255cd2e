package papercatalog.telemetry;

import papercatalog.schema.AccessPattern;

/**
 * How the index that A3 shares is used: what WP-002's first open question is answered by.
 *
 * @param peak its busiest second
 * @param leavingPeak what A3 took in its own busiest second
 * @param othersPeak what the others took together in theirs
 * @param growth how many times as much traffic of all reaches the limit; infinite when there is
 *     none
 * @param growthWithout the same if A3 had an index of its own
 * @param growthOfLeaving how many times as much of A3 reaches it while the others stay as they are
 */
public record Sharing(
    Place place,
    double limit,
    Peak peak,
    double leavingPeak,
    double othersPeak,
    double growth,
    double growthWithout,
    double growthOfLeaving) {
  /** The pattern that may leave. */
  public static final Operation LEAVING = Operation.of(AccessPattern.LIST_AUTHOR_PAPERS);

  /** What the limit leaves at the busiest second. */
  public double headRoom() {
    return Math.max(0, limit - peak.units());
  }

  /** The seconds of a place, from which it comes. */
  static final class Tally {
    private final Place place;
    private final double limit;
    private double leavingPeak;
    private double othersPeak;
    private double growthOfLeaving = Double.POSITIVE_INFINITY;

    Tally(Place place, double limit) {
      this.place = place;
      this.limit = limit;
    }

    void add(BusySecond second) {
      double leaving = second.units(LEAVING);
      double others = second.units(place) - leaving;
      leavingPeak = Math.max(leavingPeak, leaving);
      othersPeak = Math.max(othersPeak, others);
      if (leaving > 0) {
        growthOfLeaving = Math.min(growthOfLeaving, Math.max(0, limit - others) / leaving);
      }
    }

    /**
     * Seconds that were not seen, of which none took more than this: in the worst of them A3 took
     * all of it.
     */
    void unseen(double units) {
      growthOfLeaving = Math.min(growthOfLeaving, limit / units);
    }

    Sharing sharing(Peak peak) {
      return new Sharing(
          place,
          limit,
          peak,
          leavingPeak,
          othersPeak,
          limit / peak.units(),
          limit / othersPeak,
          growthOfLeaving);
    }
  }
}
