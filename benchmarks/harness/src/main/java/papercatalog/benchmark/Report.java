package papercatalog.benchmark;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A table of figures.
 *
 * @param name of the files that it is written to
 * @param columns what the figures of each row are
 */
record Report(String name, String title, List<String> columns, List<Row> rows) {
  /**
   * One line.
   *
   * @param figures one for each column; not a number where there is none
   */
  record Row(String label, List<Double> figures) {}

  /** The table in Markdown, ready for a README. */
  String markdown() {
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
    String format = figure >= 100 ? "%,.0f" : figure >= 20 ? "%.1f" : "%.2f";
    return String.format(Locale.ROOT, format, figure);
  }
}
