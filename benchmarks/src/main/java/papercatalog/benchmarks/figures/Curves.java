package papercatalog.benchmarks.figures;

import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import papercatalog.benchmarks.figures.Svg.Point;

/** The columns of a report as curves over the numbers of its rows. */
record Curves(Report report, boolean logarithmic) {
  private static final int WIDTH = 916;
  private static final int LEFT = 86;
  private static final int RIGHT = 636;
  private static final int TOP = 50;
  private static final int BOTTOM = 350;
  private static final int LEGEND = RIGHT + 20;
  private static final List<String> COLOURS =
      List.of("#33658a", "#d1495b", "#66a182", "#edae49", "#6a4c93", "#2e4057", "#8d6b3f");

  /** So that curves that lie on each other are both seen. */
  private static final List<String> DASHES = List.of("none", "7 5", "2 4");

  String svg() {
    Svg svg = new Svg(WIDTH, BOTTOM + 40);
    svg.text(12, 24, "start", report.title());
    Axis across = Axis.of(report.rows().stream().mapToDouble(Report.Row::position), logarithmic);
    Axis up = Axis.of(report.rows().stream().flatMapToDouble(Curves::figures), logarithmic);
    for (double mark : up.marks()) {
      int y = (int) Math.round(y(up.place(mark)));
      svg.line(List.of(new Point(LEFT, y), new Point(RIGHT, y)), "#dddddd", 1, "none");
      svg.text(LEFT - 8, y + 4, "end", text(mark));
    }
    for (double mark : across.marks()) {
      svg.text((int) Math.round(x(across.place(mark))), BOTTOM + 20, "middle", text(mark));
    }
    for (int i = 0; i < report.columns().size(); i++) {
      curve(svg, i, across, up);
    }
    return svg.end();
  }

  private void curve(Svg svg, int column, Axis across, Axis up) {
    String colour = COLOURS.get(column % COLOURS.size());
    String dashes = DASHES.get(column % DASHES.size());
    List<Point> points =
        report.rows().stream()
            .filter(row -> drawn(row.figures().get(column)))
            .map(
                row ->
                    new Point(
                        x(across.place(row.position())), y(up.place(row.figures().get(column)))))
            .toList();
    svg.line(points, colour, 2.5, dashes);
    int y = TOP + 22 * column;
    svg.line(List.of(new Point(LEGEND, y), new Point(LEGEND + 26, y)), colour, 2.5, dashes);
    svg.text(LEGEND + 34, y + 4, "start", report.columns().get(column));
  }

  private boolean drawn(double figure) {
    return Double.isFinite(figure) && (!logarithmic || figure > 0);
  }

  private static DoubleStream figures(Report.Row row) {
    return row.figures().stream().mapToDouble(Double::doubleValue);
  }

  private static double x(double place) {
    return LEFT + place * (RIGHT - LEFT);
  }

  private static double y(double place) {
    return BOTTOM - place * (BOTTOM - TOP);
  }

  private static String text(double mark) {
    return mark >= 1 || mark == 0
        ? String.format(Locale.ROOT, "%,.0f", mark)
        : String.format(Locale.ROOT, "%.2g", mark);
  }
}
