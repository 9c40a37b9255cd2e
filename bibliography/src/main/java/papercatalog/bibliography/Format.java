package papercatalog.bibliography;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a file of papers is written in. All formats are read; not all are written. */
public enum Format {
  /** The project's own documents: one paper or author's profile a line. */
  NDJSON(true, "ndjson", "jsonl"),
  BIBTEX(true, "bib", "bibtex"),
  CSL_JSON(false, "json", "csl");

  private final boolean written;
  private final List<String> extensions;

  Format(boolean written, String... extensions) {
    this.written = written;
    this.extensions = List.of(extensions);
  }

  /** Whether papers can be written in it too. */
  public boolean isWritten() {
    return written;
  }

  /** Its name on a command line: {@code ndjson}, {@code bibtex} or {@code csl-json}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The format of a name on a command line, in any case. */
  public static Optional<Format> named(String text) {
    return Arrays.stream(values())
        .filter(format -> format.text().equalsIgnoreCase(text))
        .findFirst();
  }

  /** The format that a file's name says. */
  public static Optional<Format> of(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    String extension = name.substring(name.lastIndexOf('.') + 1);
    return Arrays.stream(values())
        .filter(format -> name.contains(".") && format.extensions.contains(extension))
        .findFirst();
  }
}
