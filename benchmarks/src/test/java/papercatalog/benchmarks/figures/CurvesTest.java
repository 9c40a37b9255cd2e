package papercatalog.benchmarks.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

final class CurvesTest {
  @Test
  void evenAxis_beginsAtZero_andHasAFewRoundMarks() {
    Axis axis = Axis.of(DoubleStream.of(3, 730, Double.NaN), false);

    assertThat(axis.marks()).startsWith(0.0, 200.0).endsWith(800.0);
    assertThat(axis.place(400)).isCloseTo(0.5, within(1e-9));
  }

  @Test
  void logarithmicAxis_goesByPowersOfTen() {
    Axis axis = Axis.of(DoubleStream.of(0, 1.5, 90_000), true);

    assertThat(axis.marks()).containsExactly(1.0, 10.0, 100.0, 1_000.0, 10_000.0, 100_000.0);
    assertThat(axis.place(1_000)).isCloseTo(0.6, within(1e-9));
  }

  @Test
  void curves_haveAPointForEachFigureThatThereIs() {
    Report report =
        new Report(
                "name",
                "Title",
                List.of("first & last", "second"),
                List.of(
                    new Report.Row("1,000", List.of(1.0, Double.NaN)),
                    new Report.Row("2,000 by the formula", List.of(4.0, 3.0))))
            .drawn(Drawing.CURVES);

    String svg = report.drawing().svg(report);

    assertThat(svg)
        .contains("Title", "first &amp; last", "second")
        .contains("points=\"361.0,275.0 636.0,");
    assertThat(report.markdown()).contains("| 1,000 | 1.00 |  |", "| 2,000 by the formula |");
  }

  @Test
  void never_isWritten_andDrawnAsNothing() {
    Report report =
        new Report("n", "T", List.of("c"), List.of(row("a", 2), row("b", Double.POSITIVE_INFINITY)))
            .computed();

    assertThat(report.markdown()).contains("| b | never |");
    assertThat(report.drawing().svg(report)).contains(">never<").contains("width=\"0\"");
  }

  private static Report.Row row(String label, double figure) {
    return new Report.Row(label, List.of(figure));
  }
}
