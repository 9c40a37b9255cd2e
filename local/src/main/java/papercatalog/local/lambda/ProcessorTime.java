package papercatalog.local.lambda;

import module java.base;

/**
 * The processor time of a process from Linux's scheduler, in nanoseconds: the usual counters have
 * ticks of ten milliseconds. Excludes threads that have ended.
 */
final class ProcessorTime {
  private ProcessorTime() {}

  static double milliseconds(long pid) {
    try (Stream<Path> threads = Files.list(Path.of("/proc", Long.toString(pid), "task"))) {
      return threads.mapToLong(ProcessorTime::nanoseconds).sum() / 1e6;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
