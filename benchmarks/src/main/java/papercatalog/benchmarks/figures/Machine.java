package papercatalog.benchmarks.figures;

import module java.base;

/**
 * The machine of a measurement.
 *
 * @param load when measuring began: a busy machine gives less reliable figures
 */
public record Machine(String processor, int processors, String system, String java, String load) {
  public static Machine here() throws IOException {
    return new Machine(
        processorName(),
        Runtime.getRuntime().availableProcessors(),
        System.getProperty("os.name") + " " + System.getProperty("os.arch"),
        System.getProperty("java.vm.version"),
        Files.readString(Path.of("/proc/loadavg")).split(" ", 2)[0]);
  }

  @Override
  public String toString() {
    return "%s, %d processors, %s, Java %s, load %s"
        .formatted(processor, processors, system, java, load);
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
