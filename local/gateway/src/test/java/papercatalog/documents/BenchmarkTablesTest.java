package papercatalog.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The figures on the pages are those that {@code make bench} wrote. */
final class BenchmarkTablesTest {
  private static final Path RESULTS = Documents.ROOT.resolve("benchmarks/results");
  private static final Path PERFORMANCE = Documents.ROOT.resolve("docs/performance.md");

  static List<Path> reports() throws IOException {
    try (Stream<Path> files = Files.list(RESULTS)) {
      return files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("reports")
  void performance_hasEveryReportWithItsMachine(Path report) throws IOException {
    String text = Files.readString(report);
    String table = text.substring(text.indexOf('|'));

    assertThat(Files.readString(PERFORMANCE)).contains(table);
  }

  @Test
  void readme_hasFiveRowsOfTheColdStart() throws IOException {
    List<String> lines =
        Documents.section(Documents.README, "## How fast it is")
            .lines()
            .filter(line -> line.startsWith("|") || line.contains(" processors, "))
            .toList();

    assertThat(Files.readAllLines(RESULTS.resolve("cold-start.md"))).containsSubsequence(lines);
    assertThat(lines).as("a head of two lines, five rows, the machine").hasSize(8);
  }
}
