package papercatalog.templatetests.architecture;

import module java.base;

/** The folders of the modules that the root pom names. */
final class Modules {
  private static final Pattern MODULE = Pattern.compile("<module>(.+)</module>");

  private Modules() {}

  static List<String> all() {
    return in(pom());
  }

  /** Those outside of profiles. */
  static List<String> ofDefaultBuild() {
    return in(pom().split("<profiles>", 2)[0]);
  }

  private static List<String> in(String pom) {
    return MODULE.matcher(pom).results().map(it -> it.group(1)).toList();
  }

  private static String pom() {
    try {
      return Files.readString(Path.of("../pom.xml"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
