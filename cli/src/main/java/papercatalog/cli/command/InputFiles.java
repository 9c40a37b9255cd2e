package papercatalog.cli.command;

import module java.base;

import papercatalog.bibliography.FileFormat;
import papercatalog.bibliography.FileSignature;

/** The input files of a command, checked before it does anything. */
record InputFiles(List<Path> paths) {
  /**
   * Checks that the files can be read.
   *
   * @throws UsageError naming the first unreadable file
   */
  InputFiles {
    for (Path path : paths) {
      if (!path.equals(InputEntries.STDIN) && !Files.isReadable(path)) {
        throw new UsageError("There is no file to read at " + path);
      }
      if (Files.isDirectory(path)) {
        throw new UsageError(path + " is a directory");
      }
    }
  }

  /**
   * All files in one format.
   *
   * @throws OtherFormat when a file has another format
   */
  List<InputEntries.InputFile> as(FileFormat format) {
    return paths.stream().map(path -> checked(path, format)).toList();
  }

  /**
   * Each file in the given format, or in the one that its name implies.
   *
   * @throws UsageError when a name implies no format
   * @throws OtherFormat when a file has another format
   */
  List<InputEntries.InputFile> as(Optional<FileFormat> format) {
    return paths.stream()
        .map(
            path ->
                checked(
                    path,
                    format
                        .or(() -> FileFormat.of(path))
                        .orElseThrow(
                            () ->
                                new UsageError(
                                    path + ": give its --format, as its name does not say"))))
        .toList();
  }

  private static InputEntries.InputFile checked(Path path, FileFormat format) {
    content(path)
        .filter(content -> !content.format().equals(Optional.of(format)))
        .ifPresent(
            content -> {
              throw new OtherFormat(path, format, content);
            });
    return new InputEntries.InputFile(path, format);
  }

  /**
   * Detects the format by content. Works for files, and for standard input as far as it is
   * buffered, but not for pipes.
   */
  private static Optional<FileSignature> content(Path path) {
    try {
      if (path.equals(InputEntries.STDIN) && System.in.markSupported()) {
        System.in.mark(FileSignature.START);
        byte[] start = System.in.readNBytes(FileSignature.START);
        System.in.reset();
        return FileSignature.of(start);
      }
      if (Files.isRegularFile(path)) {
        try (InputStream file = Files.newInputStream(path)) {
          return FileSignature.of(file.readNBytes(FileSignature.START));
        }
      }
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
