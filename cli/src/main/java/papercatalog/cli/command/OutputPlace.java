package papercatalog.cli.command;

import module java.base;

/** How a command writes to a path: decided once, before the command does anything. */
sealed interface OutputPlace {
  /** Standard output, also by the name {@code /dev/stdout}. */
  record Printed() implements OutputPlace {}

  /** A regular file, or none: a complete file replaces it. */
  record Replaced(Path file) implements OutputPlace {}

  /** A device, a pipe or an open file, which nothing can replace. */
  record Opened(Path file) implements OutputPlace {}

  /** The descriptors of this process, as Linux and macOS list them. */
  Path DESCRIPTORS = Path.of("/dev/fd");

  int MAX_LINKS = 40;

  /** Follows links. Fails if there is no right to write there. */
  static OutputPlace of(Path given) throws IOException {
    Path file = target(given);
    boolean descriptor = isDescriptor(file);
    if (descriptor && file.endsWith("1")) {
      return new Printed();
    }
    require(!Files.isDirectory(file), file, "it is a directory");
    require(!Files.exists(file) || Files.isWritable(file), file, "permission denied");
    if (descriptor || (Files.exists(file) && !Files.isRegularFile(file))) {
      return new Opened(file);
    }
    require(Files.isWritable(file.getParent()), file, "permission denied in its directory");
    return new Replaced(file);
  }

  private static Path target(Path given) throws IOException {
    Path file = given.toAbsolutePath();
    for (int links = 0; links <= MAX_LINKS; links++) {
      Path directory = Objects.requireNonNullElse(file.getParent(), file);
      require(Files.isDirectory(directory), given, "there is no directory " + directory);
      file = directory.toRealPath().resolve(directory.relativize(file));
      if (!Files.isSymbolicLink(file) || isDescriptor(file)) {
        return file;
      }
      file = file.resolveSibling(Files.readSymbolicLink(file));
    }
    throw new FileSystemException(given.toString(), null, "its symbolic links form a loop");
  }

  private static boolean isDescriptor(Path file) throws IOException {
    return Files.exists(DESCRIPTORS) && DESCRIPTORS.toRealPath().equals(file.getParent());
  }

  private static void require(boolean condition, Path file, String reason)
      throws FileSystemException {
    if (!condition) {
      throw new FileSystemException(file.toString(), null, reason);
    }
  }
}
