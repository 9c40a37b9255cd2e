package papercatalog.templatetests.architecture;

import module java.base;

/** The folders of the modules that the root pom names, and what their poms depend on. */
final class Modules {
  private static final Pattern MODULE = Pattern.compile("<module>(.+)</module>");
  private static final Pattern OURS =
      Pattern.compile(
          "<dependency>\\s+<groupId>papercatalog</groupId>\\s+<artifactId>(.+)</artifactId>"
              + "((?s:.*?))</dependency>");

  private Modules() {}

  static List<String> all() {
    return in(pom("."));
  }

  /** Those outside of profiles. */
  static List<String> ofDefaultBuild() {
    return in(pom(".").split("<profiles>", 2)[0]);
  }

  /** The artifacts that a module depends on outside of its tests. */
  static List<String> dependencies(String folder) {
    return OURS.matcher(pom(folder))
        .results()
        .filter(it -> !it.group(2).contains("<scope>test</scope>"))
        .map(it -> it.group(1))
        .toList();
  }

  private static List<String> in(String pom) {
    return MODULE.matcher(pom).results().map(it -> it.group(1)).toList();
  }

  private static String pom(String folder) {
    try {
      return Files.readString(Path.of("..", folder, "pom.xml"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
