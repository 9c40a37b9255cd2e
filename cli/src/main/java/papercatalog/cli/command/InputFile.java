package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.failure.CommandFailed;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.Sources;
import papercatalog.publishing.entry.FileHead;

/** A file that a command reads; {@code -} is standard input. */
record InputFile(Path path) {
  static final Path STDIN = Path.of("-");

  InputFile {
    if (!path.equals(STDIN)) {
      UsageError.unless(!Files.notExists(path), "There is no file " + path);
      UsageError.unless(!Files.isDirectory(path), path + " is a directory");
      UsageError.unless(Files.isReadable(path), path + " cannot be read: permission denied");
    }
  }

  static List<InputFile> all(List<Path> paths) {
    return paths.stream().map(InputFile::new).toList();
  }

  boolean isStandardInput() {
    return path.equals(STDIN);
  }

  InputStream open() throws IOException {
    return isStandardInput() ? System.in : Files.newInputStream(path);
  }

  /** The size in bytes; 0 when it is unknown. */
  long size() {
    try {
      return isStandardInput() ? 0 : Files.size(path);
    } catch (IOException _) {
      return 0; // Opening the file reports the error.
    }
  }

  void addTo(Sources sources, Optional<FileFormat> given) {
    FileFormat format = format(given);
    if (isStandardInput()) {
      sources.add(toString(), System.in, format);
    } else {
      sources.add(path, format);
    }
  }

  FileFormat format(Optional<FileFormat> given) {
    FileFormat format =
        given
            .or(() -> FileFormat.of(path))
            .orElseThrow(
                () ->
                    new UsageError(
                        path
                            + ": pass --format ndjson, bibtex or csl-json,"
                            + " as the file name implies none"));
    if (isOther(format)) {
      throw new CommandFailed(
          "other-format",
          "%s is not %s: catalog import %1$s --format FORMAT reads ndjson, bibtex and csl-json"
              .formatted(path, format.text()));
    }
    return format;
  }

  private boolean isOther(FileFormat format) {
    if (!Files.isRegularFile(path)) {
      return false;
    }
    try (InputStream file = new BufferedInputStream(Files.newInputStream(path))) {
      return !format.fits(FileHead.of(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return isStandardInput() ? "standard input" : path.toString();
  }
}
