package papercatalog.benchmarks.figures;

/** The first column of a report as horizontal bars. */
record Bars(Report report) {
  private static final int LABELS = 330;
  private static final int BARS = 420;
  private static final int FIGURES = 150;
  private static final int LINE = 24;
  private static final int HEAD = 44;

  String svg() {
    int height = HEAD + LINE * report.rows().size() + 8;
    Svg svg = new Svg(LABELS + BARS + FIGURES, height);
    svg.text(12, 24, "start", report.title() + ": " + report.columns().getFirst());
    double longest =
        report.rows().stream().mapToDouble(Bars::figure).filter(Double::isFinite).max().orElse(1);
    for (int i = 0; i < report.rows().size(); i++) {
      bar(svg, report.rows().get(i), HEAD + LINE * i, longest);
    }
    return svg.end();
  }

  private static void bar(Svg svg, Report.Row row, int y, double longest) {
    double figure = figure(row);
    int length = Double.isFinite(figure) ? (int) Math.round(figure / longest * BARS) : 0;
    svg.text(LABELS - 8, y + 13, "end", row.label());
    svg.rectangle(LABELS, y, length, LINE - 7, "#33658a");
    svg.text(LABELS + length + 6, y + 13, "start", Report.text(figure));
  }

  private static double figure(Report.Row row) {
    return row.figures().getFirst();
  }
}
