package papercatalog.benchmarks.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.benchmarks.figures.Machine;
import papercatalog.benchmarks.figures.Report;
import papercatalog.benchmarks.figures.ReportDirectory;

/** What is computed and simulated comes out as it is kept, and as the pages state it. */
@Tag("slow")
final class ComputedReportsTest {
  private static final Path KEPT = Path.of("results");

  @TempDir Path directory;

  @Test
  void computed_isWhatIsKept() throws IOException {
    List<Report> reports = OpenQuestions.computed();
    ReportDirectory again = new ReportDirectory(directory, Machine.here());

    assertThat(reports).isNotEmpty().noneMatch(Report::measured);
    for (Report report : reports) {
      again.keep(report);
      String file = report.name() + ".md";
      assertThat(directory.resolve(file))
          .as("make bench ONLY=open-questions writes it anew")
          .hasSameTextualContentAs(KEPT.resolve(file));
    }
  }
}
