package papercatalog.templatetests.documents;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pages link the tables that {@code make bench} wrote, and copy them unchanged. */
final class BenchmarkTablesTest {
  private static final Path RESULTS = Documents.ROOT.resolve("runtime/results");
  private static final Path PERFORMANCE = Documents.ROOT.resolve("docs/performance.md");

  static List<Path> reports() throws IOException {
    try (Stream<Path> files = Files.list(RESULTS)) {
      return files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("reports")
  void page_linksEveryReport_andCopiesItTruly(Path report) throws IOException {
    String name = report.getFileName().toString();
    String page = Files.readString(PERFORMANCE);
    String text = Files.readString(report);
    String table = text.substring(text.indexOf('|')).split("\n\n", 2)[0].strip();
    String head = table.lines().findFirst().orElseThrow();

    assertThat(page).containsAnyOf("runtime/results/" + name + ")", table);
    if (page.contains(head)) {
      assertThat(page).contains(table);
    }
  }

  @Test
  void readme_hasFourRowsOfTheColdStart() throws IOException {
    List<String> lines =
        Documents.section(Documents.README, "## How fast it is")
            .lines()
            .filter(line -> line.startsWith("|") || line.contains(" processors, "))
            .toList();

    assertThat(Files.readAllLines(RESULTS.resolve("cold-start.md"))).containsSubsequence(lines);
    assertThat(lines).as("a head of two lines, four rows, the machine").hasSize(7);
  }
}
