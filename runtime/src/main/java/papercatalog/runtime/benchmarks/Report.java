package papercatalog.runtime.benchmarks;

import module java.base;

/** A table of figures; its files have its name. */
record Report(String name, String title, List<String> columns, List<ReportRow> rows) {
  /** A row has one figure per column; NaN for none, infinite for a limit that is never reached. */
  record ReportRow(String label, List<Double> figures) {}

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
    if (Double.isInfinite(figure)) {
      return "never";
    }
    String format = figure >= 100 ? "%,.0f" : figure >= 20 ? "%.1f" : "%.2f";
    return String.format(Locale.ROOT, format, figure);
  }
}
