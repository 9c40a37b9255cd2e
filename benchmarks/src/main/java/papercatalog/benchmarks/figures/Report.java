package papercatalog.benchmarks.figures;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A table of figures.
 *
 * @param name of the files that it is written to
 * @param columns what the figures of each row are
 * @param measured whether another machine gives other figures; otherwise every run gives the same
 */
public record Report(
    String name, String title, List<String> columns, List<Row> rows, boolean measured) {
  /** Figures that were measured. */
  public Report(String name, String title, List<String> columns, List<Row> rows) {
    this(name, title, columns, rows, true);
  }

  /** The same where nothing of it was measured: computed, counted or simulated. */
  public Report computed() {
    return new Report(name, title, columns, rows, false);
  }

  /**
   * One line.
   *
   * @param figures one for each column; not a number where there is none, infinite where it never
   *     comes to that
   */
  public record Row(String label, List<Double> figures) {}

  /** The table in Markdown, ready for a README. */
  public String markdown() {
    String head =
        "| | " + String.join(" | ", columns) + " |\n|---" + "|---:".repeat(columns.size());
    return rows.stream()
        .map(
            row ->
                "| %s | %s |"
                    .formatted(
                        row.label,
                        row.figures.stream().map(Report::text).collect(Collectors.joining(" | "))))
        .collect(Collectors.joining("\n", head + "|\n", "\n"));
  }

  static String text(double figure) {
    if (Double.isNaN(figure)) {
      return "";
    }
    if (Double.isInfinite(figure)) {
      return "never";
    }
    String format = figure >= 100 ? "%,.0f" : figure >= 20 ? "%.1f" : "%.2f";
    return String.format(Locale.ROOT, format, figure);
  }
}
