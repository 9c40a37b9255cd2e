package papercatalog.runtime.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ReportDirectoryTest {
  private static final String MACHINE = "processor, 2 processors, system, Java 25, load 0.5";
  private static final Report REPORT =
      new Report(
          "name",
          "A & B",
          List.of("first", "second"),
          List.of(
              new Report.ReportRow("a", List.of(2.0, Double.NaN)),
              new Report.ReportRow("b", List.of(Double.POSITIVE_INFINITY, 3.0))));

  @TempDir Path directory;

  @Test
  void keep_writesTableWithMachine_andThePlotThatIsThere() throws IOException {
    Files.createFile(directory.resolve("name.svg"));
    new ReportDirectory(directory, MACHINE).keep(REPORT);

    assertThat(directory.resolve("name.md"))
        .hasContent(
            """
            A & B

            | | first | second |
            |---|---:|---:|
            | a | 2.00 |  |
            | b | never | 3.00 |

            processor, 2 processors, system, Java 25, load 0.5
            """);
    assertThat(Files.readString(directory.resolve("name.svg")))
        .contains("A &amp; B: first", ">never<", "width=\"0\"");
  }
}
