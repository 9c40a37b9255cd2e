package papercatalog.bibliography;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a file of papers is written in. */
public enum Format {
  /** The project's own documents: one paper or author's profile a line. */
  NDJSON("ndjson", "jsonl"),
  BIBTEX("bib", "bibtex"),
  CSL_JSON("json", "csl");

  private final List<String> extensions;

  Format(String... extensions) {
    this.extensions = List.of(extensions);
  }

  /** Its name on a command line: {@code ndjson}, {@code bibtex} or {@code csl-json}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The format that a file's name tells. */
  public static Optional<Format> of(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    String extension = name.substring(name.lastIndexOf('.') + 1);
    return Arrays.stream(values())
        .filter(format -> name.contains(".") && format.extensions.contains(extension))
        .findFirst();
  }
}
