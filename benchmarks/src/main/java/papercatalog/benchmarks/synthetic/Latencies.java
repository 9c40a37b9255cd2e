package papercatalog.benchmarks.synthetic;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** How long the same work took, each time. */
public final class Latencies {
  private final List<Double> milliseconds = new ArrayList<>();

  private Latencies() {}

  /**
   * Does the work for one after the other, again and again, so that another load of the machine
   * falls on all of them alike.
   */
  public static <K> Map<K, Latencies> inTurn(
      Collection<K> all, int uncounted, int counted, Consumer<K> work) {
    Map<K, Latencies> latencies = new LinkedHashMap<>();
    all.forEach(one -> latencies.put(one, new Latencies()));
    for (int i = -uncounted; i < counted; i++) {
      for (Map.Entry<K, Latencies> one : latencies.entrySet()) {
        long start = System.nanoTime();
        work.accept(one.getKey());
        if (i >= 0) {
          one.getValue().milliseconds.add((System.nanoTime() - start) / 1e6);
        }
      }
    }
    return latencies;
  }

  /** The milliseconds that a share of the work, from 0 to 1, did not exceed. */
  public double percentile(double part) {
    List<Double> sorted = new ArrayList<>(milliseconds);
    Collections.sort(sorted);
    return sorted.get((int) Math.min(sorted.size() - 1, Math.floor(sorted.size() * part)));
  }
}
