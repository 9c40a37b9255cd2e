package papercatalog.benchmarks.figures;

/** How a report is drawn. */
public enum Drawing {
  /** A bar for each row: its first column. */
  BARS,
  /** A curve for each column, over the numbers that the rows' labels begin with. */
  CURVES,
  /** The same, each mark ten times the one before. */
  LOGARITHMIC;

  String svg(Report report) {
    return switch (this) {
      case BARS -> new Bars(report).svg();
      case CURVES -> new Curves(report, false).svg();
      case LOGARITHMIC -> new Curves(report, true).svg();
    };
  }
}
