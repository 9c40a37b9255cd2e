package papercatalog.runtime.lambda;

import module java.base;

/** The resources of a process, from Linux. */
final class ProcessFigures {
  private ProcessFigures() {}

  static double residentMegabytes(long pid) {
    try (Stream<String> lines = Files.lines(directory(pid).resolve("status"))) {
      return lines
              .filter(line -> line.startsWith("VmRSS:"))
              .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
              .sum()
          / 1024.0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Milliseconds from the scheduler, without ended threads: usual counters tick every ten. */
  static double processorTime(long pid) {
    try (Stream<Path> threads = Files.list(directory(pid).resolve("task"))) {
      return threads.mapToLong(ProcessFigures::nanoseconds).sum() / 1e6;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path directory(long pid) {
    return Path.of("/proc", Long.toString(pid));
  }

  private static long nanoseconds(Path thread) {
    try {
      String times = Files.readString(thread.resolve("schedstat"));
      return Long.parseLong(times.substring(0, times.indexOf(' ')));
    } catch (NoSuchFileException _) {
      return 0; // the thread has ended
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
