package papercatalog.benchmarks;

import module java.base;

/**
 * A JVM's log of its start: when it initialised each class, by a clock that all processes of a
 * machine share, and the number of loaded classes by source.
 *
 * @param initialised nanoseconds by class name
 * @param classes number of loaded classes
 * @param uncached number of classes that were not loaded from a cache, or were generated
 */
record StartLog(Map<String, Long> initialised, int classes, int uncached) {
  private static final Pattern INITIALISED =
      Pattern.compile("\\[(\\d+)ns] \\d+ Initializing '([^']+)'.*");

  private static final Pattern LOADED = Pattern.compile("\\[\\d+ns] (?:\\S+) source: (.+)");

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

  /** The time after {@code time} at which the first of these classes was initialised. */
  long firstAfter(long time, List<String> names) {
    return names.stream()
        .map(initialised::get)
        .filter(Objects::nonNull)
        .filter(initialisation -> initialisation >= time)
        .min(Comparator.naturalOrder())
        .orElseThrow(() -> new IllegalStateException("Not initialised: " + names));
  }
}
