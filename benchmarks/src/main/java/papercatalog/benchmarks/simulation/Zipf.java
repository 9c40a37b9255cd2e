package papercatalog.benchmarks.simulation;

import java.util.Arrays;

/** Popularity by rank: the k-th is met in proportion to 1 / k^exponent. */
public final class Zipf {
  /** Of each rank, how much it and those before it are met, of 1. */
  private final double[] cumulative;

  /**
   * Of so many.
   *
   * @param exponent 0 makes all alike; authors' papers are about 1
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

  /** How many there are. */
  public int ranks() {
    return cumulative.length;
  }

  /** How much one rank is met, of 1; the most popular is 0. */
  public double share(int rank) {
    return rank == 0 ? cumulative[0] : cumulative[rank] - cumulative[rank - 1];
  }

  /**
   * The rank at a point from 0 to 1: at evenly distributed points, ranks are met by their shares.
   */
  public int rankAt(double point) {
    int found = Arrays.binarySearch(cumulative, point);
    return Math.min(found < 0 ? -found - 1 : found + 1, cumulative.length - 1);
  }
}
