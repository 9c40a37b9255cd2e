package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.failure.CommandFailed;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.Sources;
import papercatalog.publishing.entry.MeteredStream;

/** A file that a command reads; {@code -} is standard input. */
record InputFile(Path path) {
  static final Path STDIN = Path.of("-");
  private static final int START = 1 << 12;

  /** Starts of BibTeX, its comments and PDF, XML, gzip, RIS and zip. */
  private static final Pattern NO_JSON = Pattern.compile("\\s*(?:[@%<\\x1f]|TY {2}-|PK\\x03)");

  /** Members that CSL alone has; {@code type} may be an operator's mistake in a document. */
  private static final Pattern CSL = beginsWith("issued|DOI|container-title");

  private static final Pattern DOCUMENT = beginsWith("authors|handle");

  InputFile {
    if (!path.equals(STDIN)) {
      require(!Files.notExists(path), "There is no file " + path);
      require(!Files.isDirectory(path), path + " is a directory");
      require(Files.isReadable(path), path + " cannot be read: permission denied");
    }
  }

  private static void require(boolean condition, String message) {
    if (!condition) {
      throw new UsageError(message);
    }
  }

  private static Pattern beginsWith(String members) {
    return Pattern.compile("(?s)\\s*(?:\\[\\s*)?\\{.*?\"(?:" + members + ")\"\\s*:");
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
                () -> new UsageError(path + ": pass --format, as the file name implies none"));
    if (isOther(format, start())) {
      throw new CommandFailed(
          "other-format",
          "%s is not %s: catalog import %1$s --format FORMAT reads ndjson, bibtex and csl-json"
              .formatted(path, format.text()));
    }
    return format;
  }

  private static boolean isOther(FileFormat format, String start) {
    boolean csl = CSL.matcher(start).lookingAt();
    boolean document = !csl && DOCUMENT.matcher(start).lookingAt();
    boolean json = !NO_JSON.matcher(start).lookingAt();
    return switch (format) {
      case NDJSON -> csl || !json;
      case CSL_JSON -> document || !json;
      case BIBTEX -> csl || document;
      case RIS -> false;
    };
  }

  private String start() {
    if (!Files.isRegularFile(path)) {
      return "";
    }
    try (InputStream file = Files.newInputStream(path)) {
      byte[] bytes = file.readNBytes(START);
      return new String(bytes, MeteredStream.charset(bytes)).replaceFirst("^\uFEFF", "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return isStandardInput() ? "standard input" : path.toString();
  }
}
