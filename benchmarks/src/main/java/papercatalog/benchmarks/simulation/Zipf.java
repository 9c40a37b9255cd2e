package papercatalog.benchmarks.simulation;

import java.util.Arrays;

/** Popularity by rank: the share of rank k is proportional to 1 / k^exponent. */
public final class Zipf {
  /** The cumulative share of each rank, up to 1. */
  private final double[] cumulative;

  /**
   * @param exponent 0 for equal shares; about 1 for papers per author
   */
  public Zipf(int ranks, double exponent) {
    cumulative = new double[ranks];
    double sum = 0;
    for (int rank = 0; rank < ranks; rank++) {
      sum += Math.pow(rank + 1.0, -exponent);
      cumulative[rank] = sum;
    }
    for (int rank = 0; rank < ranks; rank++) {
      cumulative[rank] /= sum;
    }
  }

  public int ranks() {
    return cumulative.length;
  }

  /** The share of a rank, from 0 to 1; the most popular rank is 0. */
  public double share(int rank) {
    return rank == 0 ? cumulative[0] : cumulative[rank] - cumulative[rank - 1];
  }

  /** The rank at a point from 0 to 1: uniformly distributed points give ranks by their shares. */
  public int rankAt(double point) {
    int found = Arrays.binarySearch(cumulative, point);
    return Math.min(found < 0 ? -found - 1 : found + 1, cumulative.length - 1);
  }
}
