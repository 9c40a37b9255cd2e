package papercatalog.benchmarks.figures;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The directory with the table of each report and a plot of each measured one. */
public record ReportDirectory(Path directory, Machine machine) {
  /** Writes a report, replacing an older one of the same name. */
  public void keep(Report report) throws IOException {
    Files.createDirectories(directory);
    if (report.measured()) {
      Files.writeString(file(report, ".md"), text(report) + "\n" + machine + "\n");
      Files.writeString(file(report, ".svg"), new Bars(report).svg());
    } else {
      Files.writeString(file(report, ".md"), text(report));
    }
  }

  private static String text(Report report) {
    return report.title() + "\n\n" + report.markdown();
  }

  private Path file(Report report, String ending) {
    return directory.resolve(report.name() + ending);
  }
}
