package papercatalog.runtime.packaging;

import module java.base;

import papercatalog.runtime.lambda.TaskRoot;

/**
 * The package as one zip. Every file has one fixed time, as in training: the JVM takes a cache only
 * for a jar of the same size and time.
 */
public final class PackageZip {
  private static final Instant TIME = Instant.parse("2026-01-01T00:00:00Z");

  private PackageZip() {}

  /**
   * Sets the times that files will have once unpacked, and adds files by which the bootstrap
   * checks.
   */
  static void setTimes(Path directory) throws IOException {
    Path times = Files.createDirectory(directory.resolve("times"));
    Files.writeString(times.resolve("jar"), TIME.toString());
    Files.createFile(times.resolve("before"));
    Files.createFile(times.resolve("after"));
    for (Path file : TaskRoot.files(directory)) {
      Files.setLastModifiedTime(file, FileTime.from(time(file)));
    }
  }

  /** Writes the zip, with the file modes that Lambda requires. */
  public static void write(Path directory, Path target) throws IOException {
    Files.deleteIfExists(target);
    Map<String, ?> options = Map.of("create", "true", "enablePosixFileAttributes", "true");
    try (FileSystem zip = FileSystems.newFileSystem(target, options)) {
      for (Path file : TaskRoot.files(directory)) {
        Path entry = zip.getPath(directory.relativize(file).toString());
        if (entry.getParent() != null) {
          Files.createDirectories(entry.getParent());
        }
        Files.copy(file, entry);
        String mode = Files.isExecutable(file) ? "rwxr-xr-x" : "rw-r--r--";
        Files.setPosixFilePermissions(entry, PosixFilePermissions.fromString(mode));
        Files.setLastModifiedTime(entry, FileTime.from(time(file)));
      }
    }
  }

  /** Times in a zip have a resolution of two seconds. */
  private static Instant time(Path file) {
    return switch (file.getFileName().toString()) {
      case "before" -> TIME.minusSeconds(2);
      case "after" -> TIME.plusSeconds(2);
      default -> TIME;
    };
  }
}
