package papercatalog.cli.command;

import java.nio.file.Path;
import java.util.Optional;
import papercatalog.bibliography.Content;
import papercatalog.bibliography.Format;

/**
 * A file is of another format than the one it was to be read in; the message says how it can be.
 */
final class OtherFormat extends RuntimeException {
  OtherFormat(Path file, Format wanted, Content found) {
    super("%s is %s, not %s: %s".formatted(file, found, name(wanted), remedy(file, found)));
  }

  private static Content name(Format format) {
    return switch (format) {
      case NDJSON -> Content.DOCUMENTS;
      case BIBTEX -> Content.BIBTEX;
      case CSL_JSON -> Content.CSL_JSON;
      case RIS -> Content.RIS;
    };
  }

  private static String remedy(Path file, Content found) {
    return switch (found) {
      case DOCUMENTS, BIBTEX, CSL_JSON -> {
        Format format = found.format().orElseThrow();
        boolean named = Format.of(file).equals(Optional.of(format));
        yield "catalog import " + file + (named ? "" : " --format " + format.text());
      }
      case RIS, XML -> "export it as BibTeX or CSL-JSON";
      case PDF -> "it is not read";
      case GZIP, ZIP -> "unpack it first";
    };
  }
}
