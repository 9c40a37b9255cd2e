package papercatalog.local.lambda;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * What a process has used of the processors, by Linux's scheduler: to the nanosecond, where the
 * usual clock ticks are of ten milliseconds. Threads that have ended are not in it.
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
      return 0; // it has ended meanwhile
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
