package papercatalog.cli.command;

import module java.base;

import papercatalog.bibliography.FileFormat;
import papercatalog.bibliography.FileSignature;
import papercatalog.bibliography.Sources;
import papercatalog.cli.failure.CommandFailed;

/** A file that a command reads; {@code -} is standard input. */
record InputFile(Path path) {
  static final Path STDIN = Path.of("-");

  InputFile {
    if (!path.equals(STDIN) && !Files.isReadable(path)) {
      throw new UsageError("There is no file to read at " + path);
    }
    if (Files.isDirectory(path)) {
      throw new UsageError(path + " is a directory");
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

  /** Adds the file to the sources of an import, in the given format or that of its name. */
  void addTo(Sources sources, Optional<FileFormat> given) {
    FileFormat format = format(given);
    if (isStandardInput()) {
      sources.add(toString(), System.in, format);
    } else {
      sources.add(path, format);
    }
  }

  private FileFormat format(Optional<FileFormat> given) {
    FileFormat format =
        given
            .or(() -> FileFormat.of(path))
            .orElseThrow(
                () -> new UsageError(path + ": pass --format, as the file name implies none"));
    content()
        .filter(content -> !content.format().equals(Optional.of(format)))
        .ifPresent(
            content -> {
              throw new CommandFailed(
                  "other-format",
                  "%s is %s, not %s: %s"
                      .formatted(path, content, FileSignature.of(format), remedy(content)));
            });
    return format;
  }

  private String remedy(FileSignature found) {
    return switch (found) {
      case DOCUMENTS, BIBTEX, CSL_JSON -> {
        FileFormat format = found.format().orElseThrow();
        boolean named = FileFormat.of(path).equals(Optional.of(format));
        yield "catalog import " + path + (named ? "" : " --format " + format.text());
      }
      case RIS, XML -> "export it as BibTeX or CSL-JSON";
      case PDF -> "it is not read";
      case GZIP, ZIP -> "unpack it first";
    };
  }

  /**
   * Detects the format by content. Works for files, and for standard input as far as it is
   * buffered, but not for pipes.
   */
  private Optional<FileSignature> content() {
    try {
      if (isStandardInput() && System.in.markSupported()) {
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

  @Override
  public String toString() {
    return isStandardInput() ? "standard input" : path.toString();
  }
}
