package papercatalog.runtime.lambda;

import module java.base;

/**
 * A zip unpacked as on Lambda, with the times and permissions of its entries: an AOT cache is valid
 * only for the files that it was made from.
 */
public record TaskRoot(Path directory) implements AutoCloseable {
  /** Creates an empty directory; {@link #close} deletes it. */
  public static TaskRoot create() throws IOException {
    return new TaskRoot(Files.createTempDirectory("task-root"));
  }

  public static TaskRoot unpack(Path zip) throws IOException {
    TaskRoot root = create();
    Map<String, ?> options = Map.of("enablePosixFileAttributes", "true");
    try (FileSystem entries = FileSystems.newFileSystem(zip, options)) {
      Path top = entries.getPath("/");
      for (Path entry : files(top)) {
        Path target = root.directory.resolve(top.relativize(entry).toString());
        Files.createDirectories(target.getParent());
        Files.copy(entry, target);
        Files.setPosixFilePermissions(target, Files.getPosixFilePermissions(entry));
        Files.setLastModifiedTime(target, Files.getLastModifiedTime(entry));
      }
    }
    return root;
  }

  public long size() throws IOException {
    long size = 0;
    for (Path file : files(directory)) {
      size += Files.size(file);
    }
    return size;
  }

  @Override
  public void close() {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The files in a directory and below, in the order of their names. */
  public static List<Path> files(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
