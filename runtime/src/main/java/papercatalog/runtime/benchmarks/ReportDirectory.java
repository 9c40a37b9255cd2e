package papercatalog.runtime.benchmarks;

import module java.base;

/** The directory with the table of each report, and the plots that pages show, of one machine. */
record ReportDirectory(Path directory, String machine) {
  /** Describes this machine and its load: a busy machine gives less reliable figures. */
  static ReportDirectory of(Path directory) throws IOException {
    String machine =
        "%s, %d processors, %s %s, Java %s, load %s"
            .formatted(
                processorName(),
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("os.name"),
                System.getProperty("os.arch"),
                System.getProperty("java.vm.version"),
                Files.readString(Path.of("/proc/loadavg")).split(" ", 2)[0]);
    return new ReportDirectory(directory, machine);
  }

  void keep(Report report) throws IOException {
    Files.createDirectories(directory);
    Files.writeString(
        file(report, ".md"), report.title() + "\n\n" + report.markdown() + "\n" + machine + "\n");
    Path plot = file(report, ".svg");
    if (Files.exists(plot)) {
      Files.writeString(plot, new BarChart(report).svg());
    }
  }

  private Path file(Report report, String ending) {
    return directory.resolve(report.name() + ending);
  }

  private static String processorName() throws IOException {
    try (Stream<String> lines = Files.lines(Path.of("/proc/cpuinfo"))) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElse("unknown processor");
    }
  }
}
