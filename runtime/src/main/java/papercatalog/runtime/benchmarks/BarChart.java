package papercatalog.runtime.benchmarks;

/** The first column of a report as horizontal bars, in SVG. */
record BarChart(Report report) {
  private static final int LABELS = 330;
  private static final int BARS = 420;
  private static final int FIGURES = 150;
  private static final int LINE = 24;
  private static final int HEAD = 44;

  String svg() {
    int width = LABELS + BARS + FIGURES;
    int height = HEAD + LINE * report.rows().size() + 8;
    double longest =
        report.rows().stream()
            .mapToDouble(BarChart::figure)
            .filter(Double::isFinite)
            .max()
            .orElse(1);
    StringBuilder svg = new StringBuilder();
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="13">
        <rect width="%d" height="%d" fill="#ffffff"/>
        <text x="12" y="24">%s: %s</text>
        """
            .formatted(
                width,
                height,
                width,
                height,
                escaped(report.title()),
                escaped(report.columns().getFirst())));
    for (int i = 0; i < report.rows().size(); i++) {
      svg.append(bar(report.rows().get(i), HEAD + LINE * i, longest));
    }
    return svg.append("</svg>\n").toString();
  }

  private static String bar(Report.ReportRow row, int y, double longest) {
    double figure = figure(row);
    int length = Double.isFinite(figure) ? (int) Math.round(figure / longest * BARS) : 0;
    return """
    <text x="%d" y="%d" text-anchor="end">%s</text>
    <rect x="%d" y="%d" width="%d" height="%d" fill="#33658a"/>
    <text x="%d" y="%d">%s</text>
    """
        .formatted(
            LABELS - 8,
            y + 13,
            escaped(row.label()),
            LABELS,
            y,
            length,
            LINE - 7,
            LABELS + length + 6,
            y + 13,
            Report.text(figure));
  }

  private static double figure(Report.ReportRow row) {
    return row.figures().getFirst();
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }
}
