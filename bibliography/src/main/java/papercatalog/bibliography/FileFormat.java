package papercatalog.bibliography;

import module java.base;

import papercatalog.domain.model.ConstantName;

/** The formats of files of papers. All can be written, not all can be read. */
public enum FileFormat {
  /** The project's own documents: one paper or author's profile a line. */
  NDJSON(true, "ndjson", "jsonl"),
  BIBTEX(true, "bib", "bibtex"),
  CSL_JSON(true, "json", "csl"),
  RIS(false, "ris");

  private final boolean read;
  private final List<String> extensions;

  FileFormat(boolean read, String... extensions) {
    this.read = read;
    this.extensions = List.of(extensions);
  }

  public boolean isRead() {
    return read;
  }

  /**
   * Its name on a command line: {@code ndjson}, {@code bibtex}, {@code csl-json} or {@code ris}.
   */
  public String text() {
    return ConstantName.kebabCase(this);
  }

  /** The format of a name on a command line, in any case. */
  public static Optional<FileFormat> named(String text) {
    return Arrays.stream(values())
        .filter(format -> format.text().equalsIgnoreCase(text))
        .findFirst();
  }

  /** The format of a file to be read, by its name. */
  public static Optional<FileFormat> of(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    String extension = name.substring(name.lastIndexOf('.') + 1);
    return Arrays.stream(values())
        .filter(FileFormat::isRead)
        .filter(format -> name.contains(".") && format.extensions.contains(extension))
        .findFirst();
  }
}
