package papercatalog.publishing;

import module java.base;

import papercatalog.domain.model.NamedConstant;
import papercatalog.publishing.entry.FileHead;

public enum FileFormat implements NamedConstant {
  /** The project's own documents: one paper or author's profile a line. */
  NDJSON("ndjson", "jsonl"),
  BIBTEX("bib", "bibtex"),
  CSL_JSON("json", "csl"),
  RIS("ris");

  private final List<String> extensions;

  FileFormat(String... extensions) {
    this.extensions = List.of(extensions);
  }

  public boolean isRead() {
    return this != RIS;
  }

  /** Whether a file may have this format, by how it begins. */
  public boolean fits(FileHead head) {
    return switch (this) {
      case NDJSON -> head.mayBeJson() && !head.isCsl();
      case CSL_JSON -> head.mayBeJson() && !head.isDocument();
      case BIBTEX -> !head.isCsl() && !head.isDocument();
      case RIS -> true;
    };
  }

  public static Optional<FileFormat> named(String text) {
    return Arrays.stream(values())
        .filter(format -> format.text().equalsIgnoreCase(text))
        .findFirst();
  }

  public static Optional<FileFormat> of(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    String extension = name.substring(name.lastIndexOf('.') + 1);
    return Arrays.stream(values())
        .filter(FileFormat::isRead)
        .filter(format -> name.contains(".") && format.extensions.contains(extension))
        .findFirst();
  }
}
