package papercatalog.benchmarks.figures;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The directory with the table of each report and its plot. */
public record ReportDirectory(Path directory, Machine machine) {
  /** Writes a report, replacing an older one of the same name. */
  public void keep(Report report) throws IOException {
    Files.createDirectories(directory);
    Files.writeString(
        file(report, ".md"), report.title() + "\n\n" + report.markdown() + "\n" + machine + "\n");
    Files.writeString(file(report, ".svg"), new Bars(report).svg());
  }

  private Path file(Report report, String ending) {
    return directory.resolve(report.name() + ending);
  }
}
