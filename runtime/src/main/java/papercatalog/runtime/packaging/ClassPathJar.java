package papercatalog.runtime.packaging;

import module java.base;

import papercatalog.runtime.lambda.TaskRoot;

/**
 * All jars of the functions in one, so that a lookup of a file, such as a list of services, opens
 * one archive instead of thirty. The first of several files counts; lists of services are joined.
 */
public final class ClassPathJar {
  /** The time of every entry, so that builds are reproducible. */
  private static final LocalDateTime TIME = LocalDateTime.of(2026, 1, 1, 0, 0);

  private final Map<String, byte[]> entries = new TreeMap<>();

  private ClassPathJar() {}

  public static void write(List<Path> jars, Path target) throws IOException {
    ClassPathJar whole = new ClassPathJar();
    for (Path jar : jars) {
      whole.add(jar);
    }
    whole.write(target);
  }

  /** The jars of a directory, in the order in which Lambda's runtime searches them. */
  public static List<Path> jars(Path directory) throws IOException {
    List<Path> jars = new ArrayList<>();
    try (Stream<Path> files = Files.list(directory)) {
      files.filter(file -> file.toString().endsWith(".jar")).sorted().forEach(jars::add);
    }
    return jars;
  }

  private void add(Path jar) throws IOException {
    if (Files.isDirectory(jar)) {
      addDirectory(jar);
      return;
    }
    try (InputStream file = Files.newInputStream(jar);
        ZipInputStream zip = new ZipInputStream(file)) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        if (!entry.isDirectory() && wanted(entry.getName())) {
          add(entry.getName(), zip.readAllBytes());
        }
      }
    }
  }

  private void addDirectory(Path classes) throws IOException {
    for (Path file : TaskRoot.files(classes)) {
      String name = classes.relativize(file).toString();
      if (wanted(name)) {
        add(name, Files.readAllBytes(file));
      }
    }
  }

  private void add(String name, byte[] content) {
    if (name.startsWith("META-INF/services/")) {
      entries.merge(name, content, ClassPathJar::joined);
    } else {
      entries.putIfAbsent(name, content);
    }
  }

  /**
   * Leaves out modules, signatures, build files, classes for one Java only, packager and
   * benchmarks.
   */
  private static boolean wanted(String name) {
    return !name.endsWith("module-info.class")
        && !name.matches("META-INF/([^/]+\\.(SF|RSA|DSA|EC)|MANIFEST\\.MF)")
        && !name.startsWith("META-INF/maven/")
        && !name.startsWith("META-INF/versions/")
        && !name.startsWith("META-INF/native-image/")
        && !name.startsWith("jni/")
        && !name.endsWith(".so")
        && !name.matches("papercatalog/runtime/(packaging|benchmarks)/[^/]+");
  }

  private static byte[] joined(byte[] first, byte[] second) {
    ByteArrayOutputStream both = new ByteArrayOutputStream();
    both.writeBytes(first);
    both.write('\n');
    both.writeBytes(second);
    return both.toByteArray();
  }

  private void write(Path target) throws IOException {
    try (OutputStream file = Files.newOutputStream(target);
        ZipOutputStream jar = new ZipOutputStream(file)) {
      jar.setLevel(9);
      for (Map.Entry<String, byte[]> content : entries.entrySet()) {
        ZipEntry entry = new ZipEntry(content.getKey());
        entry.setTimeLocal(TIME);
        jar.putNextEntry(entry);
        jar.write(content.getValue());
      }
    }
  }
}
