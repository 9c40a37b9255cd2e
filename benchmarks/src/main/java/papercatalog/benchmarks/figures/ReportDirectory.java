package papercatalog.benchmarks.figures;

import module java.base;

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
