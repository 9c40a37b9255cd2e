package papercatalog.templatetests;

import module java.base;

/** Directories that tests make, compare and delete. */
final class Directories {
  private Directories() {}

  /** Every file below a directory, by its path there, with its bytes in a comparable form. */
  static Map<String, String> contents(Path directory) throws IOException {
    Map<String, String> contents = new TreeMap<>();
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        contents.put(directory.relativize(file).toString(), FileHash.of(file));
      }
    }
    return contents;
  }

  static void delete(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
      deepestFirst.forEach(
          file -> {
            try {
              Files.delete(file);
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          });
    }
  }
}
