package papercatalog.runtime.packaging;

import module java.base;

/** The JDK that this runs on, reduced to the modules that the functions need. */
final class SmallRuntime {
  /** Classes that no function loads refer to these: those of Lucene, and of commons-lang3. */
  private static final Set<String> UNUSED =
      Set.of("jdk.incubator.vector", "java.desktop", "java.scripting", "java.sql");

  private SmallRuntime() {}

  /** Links it with what the jars need, and returns the names of its modules. */
  static Set<String> link(List<Path> jars, Path target) throws IOException {
    Set<String> modules = new TreeSet<>(Set.of("java.base"));
    List<String> dependencies =
        new ArrayList<>(
            List.of(
                "--multi-release",
                "base",
                "--ignore-missing-deps",
                "--no-recursive", // all jars are named, and jlink adds what modules require
                "--print-module-deps"));
    jars.forEach(jar -> dependencies.add(jar.toString()));
    String needed = run("jdeps", dependencies);
    modules.addAll(List.of(needed.strip().split(",", -1)));
    if (modules.removeAll(UNUSED)) {
      modules.addAll(List.of("java.logging", "java.xml")); // which they bring along
    }
    modules.add("jdk.localedata"); // with the dictionary that parts Thai words, 1 MB
    run(
        "jlink",
        List.of(
            "--add-modules",
            String.join(",", modules),
            "--include-locales",
            "th",
            "--strip-java-debug-attributes",
            "--no-header-files",
            "--no-man-pages",
            "--output",
            target.toString()));
    return modules;
  }

  private static String run(String tool, List<String> arguments) throws IOException {
    StringWriter output = new StringWriter();
    PrintWriter writer = new PrintWriter(output);
    ToolProvider provider =
        ToolProvider.findFirst(tool)
            .orElseThrow(() -> new IOException("This JDK has no " + tool + "; use a whole one"));
    if (provider.run(writer, writer, arguments.toArray(new String[0])) != 0) {
      throw new IOException(tool + ": " + output);
    }
    return output.toString();
  }
}
