package papercatalog.benchmarks.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * A scale from one value to another: even from 0 on, or from a power of ten to another.
 *
 * @param logarithmic whether each mark is ten times the one before
 */
record Axis(boolean logarithmic, double least, double most) {
  private static final int MARKS = 6;

  /** The axis that values need. */
  static Axis of(DoubleStream values, boolean logarithmic) {
    double[] drawn =
        values.filter(value -> Double.isFinite(value) && (!logarithmic || value > 0)).toArray();
    double most = DoubleStream.of(drawn).max().orElse(1);
    if (logarithmic) {
      double floor = power(DoubleStream.of(drawn).min().orElse(1));
      double ceiling = power(most) < most ? power(most) * 10 : most;
      return new Axis(true, floor, Math.max(ceiling, floor * 10));
    }
    double step = step(most);
    return new Axis(false, 0, step * Math.max(1, Math.ceil(most / step)));
  }

  /** Where a value is, from 0 to 1. */
  double place(double value) {
    return logarithmic
        ? Math.log(value / least) / Math.log(most / least)
        : (value - least) / (most - least);
  }

  /** Values worth a line. */
  List<Double> marks() {
    List<Double> marks = new ArrayList<>();
    double step = step(most);
    for (double mark = least; mark <= most * 1.001; mark = logarithmic ? mark * 10 : mark + step) {
      marks.add(mark);
    }
    return marks;
  }

  private static double power(double value) {
    return Math.pow(10, Math.floor(Math.log10(value)));
  }

  private static double step(double most) {
    double power = power(most);
    for (double part : new double[] {0.1, 0.2, 0.5, 1}) {
      if (most / (power * part) <= MARKS) {
        return power * part;
      }
    }
    return power * 2;
  }
}
