package papercatalog.runtime.benchmarks;

import module java.base;

/**
 * A start of a function and some warm requests, in milliseconds.
 *
 * @param cold from the start of the process to the end of its first answer
 * @param ready until it asks for the first event: Lambda's initialization, with a full processor
 * @param coldCpu processor time of all threads until the first answer
 * @param warm median request of the warm process
 * @param warmCpu processor time of such a request
 * @param resident memory of the warm process in MB
 */
record Start(
    double cold, double ready, double coldCpu, double warm, double warmCpu, double resident) {
  /** From the event to the end of its answer. */
  double answer() {
    return cold - ready;
  }

  static double median(List<Start> starts, ToDoubleFunction<Start> figure) {
    return median(starts.stream().mapToDouble(figure).toArray());
  }

  /**
   * The median over all rounds of the ratio of a figure to that of another function: a slow phase
   * of the machine affects both.
   */
  static double ratio(List<Start> starts, List<Start> others, ToDoubleFunction<Start> figure) {
    double[] ratios = new double[starts.size()];
    for (int i = 0; i < ratios.length; i++) {
      ratios[i] = figure.applyAsDouble(starts.get(i)) / figure.applyAsDouble(others.get(i));
    }
    return median(ratios);
  }

  static double median(List<Double> values) {
    return median(values.stream().mapToDouble(Double::doubleValue).toArray());
  }

  static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
