package papercatalog.benchmarks.question;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How long something took, each time that it was done. */
final class Latencies {
  private final List<Double> milliseconds = new ArrayList<>();

  /** Does it once more. */
  void time(Runnable work) {
    long start = System.nanoTime();
    work.run();
    milliseconds.add((System.nanoTime() - start) / 1e6);
  }

  /** In milliseconds, what so much of it did not take longer than; not a number of nothing. */
  double percentile(double part) {
    if (milliseconds.isEmpty()) {
      return Double.NaN;
    }
    List<Double> sorted = new ArrayList<>(milliseconds);
    Collections.sort(sorted);
    return sorted.get((int) Math.min(sorted.size() - 1, Math.floor(sorted.size() * part)));
  }
}
