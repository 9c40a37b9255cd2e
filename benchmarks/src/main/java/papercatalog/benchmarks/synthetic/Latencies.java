package papercatalog.benchmarks.synthetic;

import module java.base;

/** Latencies of repeated work. */
public final class Latencies {
  private final List<Double> milliseconds = new ArrayList<>();

  private Latencies() {}

  /**
   * Repeats the work for each subject in turn, so that other load on the machine affects all of
   * them equally.
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

  /**
   * A percentile in milliseconds.
   *
   * @param part from 0 to 1
   */
  public double percentile(double part) {
    List<Double> sorted = new ArrayList<>(milliseconds);
    Collections.sort(sorted);
    return sorted.get((int) Math.min(sorted.size() - 1, Math.floor(sorted.size() * part)));
  }
}
