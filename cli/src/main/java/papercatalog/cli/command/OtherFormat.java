package papercatalog.cli.command;

import module java.base;

import papercatalog.bibliography.FileFormat;
import papercatalog.bibliography.FileSignature;
import papercatalog.cli.failure.CommandFailed;

/** A file has another format than expected; the message says how to import it. */
final class OtherFormat extends CommandFailed {
  OtherFormat(Path file, FileFormat wanted, FileSignature found) {
    super(
        "other-format",
        "%s is %s, not %s: %s".formatted(file, found, name(wanted), remedy(file, found)));
  }

  private static FileSignature name(FileFormat format) {
    return switch (format) {
      case NDJSON -> FileSignature.DOCUMENTS;
      case BIBTEX -> FileSignature.BIBTEX;
      case CSL_JSON -> FileSignature.CSL_JSON;
      case RIS -> FileSignature.RIS;
    };
  }

  private static String remedy(Path file, FileSignature found) {
    return switch (found) {
      case DOCUMENTS, BIBTEX, CSL_JSON -> {
        FileFormat format = found.format().orElseThrow();
        boolean named = FileFormat.of(file).equals(Optional.of(format));
        yield "catalog import " + file + (named ? "" : " --format " + format.text());
      }
      case RIS, XML -> "export it as BibTeX or CSL-JSON";
      case PDF -> "it is not read";
      case GZIP, ZIP -> "unpack it first";
    };
  }
}
