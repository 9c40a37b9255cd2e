package papercatalog.benchmarks;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * One start of a function and some requests after it, in milliseconds.
 *
 * @param cold from the start of the process to the end of its first answer
 * @param coldCpu processor time until then, of all its threads
 * @param warm the median of a request, once the process has answered some
 * @param warmCpu processor time of such a request
 */
record Start(double cold, double coldCpu, double warm, double warmCpu) {
  /** The median of one of the figures over some starts. */
  static double median(List<Start> starts, ToDoubleFunction<Start> figure) {
    return median(starts.stream().mapToDouble(figure).toArray());
  }

  /**
   * One of the figures divided by that of another's starts: the median of the rounds' ratios, as a
   * machine that slows down does so for all of a round.
   */
  static double ratio(List<Start> starts, List<Start> others, ToDoubleFunction<Start> figure) {
    double[] ratios = new double[starts.size()];
    for (int i = 0; i < ratios.length; i++) {
      ratios[i] = figure.applyAsDouble(starts.get(i)) / figure.applyAsDouble(others.get(i));
    }
    return median(ratios);
  }

  static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
