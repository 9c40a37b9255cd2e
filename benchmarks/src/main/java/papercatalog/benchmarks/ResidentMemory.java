package papercatalog.benchmarks;

import module java.base;

/** The resident memory of a process, from Linux. */
final class ResidentMemory {
  private ResidentMemory() {}

  static double megabytes(long pid) {
    try (Stream<String> lines = Files.lines(Path.of("/proc", Long.toString(pid), "status"))) {
      return lines
              .filter(line -> line.startsWith("VmRSS:"))
              .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
              .sum()
          / 1024.0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
