package papercatalog.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a JVM says of its own start: when it initialised each class, by the clock that all processes
 * of a machine share, and how many classes it loaded from where.
 *
 * @param initialised nanoseconds by the name of the class
 * @param classes that were loaded
 * @param uncached of them, those that came out of no cache, or were made on the way
 */
record StartLog(Map<String, Long> initialised, int classes, int uncached) {
  private static final Pattern INITIALISED =
      Pattern.compile("\\[(\\d+)ns] \\d+ Initializing '([^']+)'.*");

  private static final Pattern LOADED = Pattern.compile("\\[\\d+ns] (?:\\S+) source: (.+)");

  /** The option that makes a JVM write it. */
  static String option(Path file) {
    return "-Xlog:class+init=info,class+load=info:file=" + file + ":timenanos";
  }

  static StartLog read(Path file) throws IOException {
    Map<String, Long> initialised = new HashMap<>();
    int classes = 0;
    int uncached = 0;
    for (String line : Files.readAllLines(file)) {
      Matcher one = INITIALISED.matcher(line);
      if (one.matches()) {
        initialised.put(one.group(2).replace('/', '.'), Long.valueOf(one.group(1)));
      }
      Matcher loaded = LOADED.matcher(line);
      if (loaded.matches()) {
        classes++;
        uncached += loaded.group(1).startsWith("shared objects file") ? 0 : 1;
      }
    }
    return new StartLog(initialised, classes, uncached);
  }

  /** When the first of these classes was initialised that was not before. */
  long firstAfter(long time, List<String> names) {
    return names.stream()
        .map(initialised::get)
        .filter(Objects::nonNull)
        .filter(initialisation -> initialisation >= time)
        .min(Comparator.naturalOrder())
        .orElseThrow(() -> new IllegalStateException("Not initialised: " + names));
  }
}
