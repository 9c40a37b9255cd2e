package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.target.OpenTable;
import papercatalog.cli.transfer.Exporter;
import papercatalog.publishing.FileFormat;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

@Command(
    name = "export",
    description = {
      "Writes the whole catalog as NDJSON, BibTeX, CSL-JSON or RIS.",
      "The order is fixed, so that equal catalogs give equal files. NDJSON holds whole papers and",
      "authors' profiles, and import reads them back as they were. BibTeX, CSL-JSON and RIS hold",
      "what their programs read: no collection, no handles of authors, no profiles, and of a"
          + " status",
      "only a note. No format holds earlier versions, revisions and times of writing: see backup."
    },
    footer = {
      "  catalog export --out papers.ndjson --stack PaperCatalog-prod",
      "  catalog export --format bibtex --endpoint http://127.0.0.1:8000 > papers.bib"
    })
final class Export extends CatalogCommand {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "ndjson",
      converter = WrittenFormat.class,
      description = "ndjson, bibtex, csl-json or ris (default: ${DEFAULT-VALUE}).")
  private FileFormat format;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Output file, replaced once complete (default: standard output).")
  private Optional<Path> file = Optional.empty();

  @Mixin private TargetOptions target;

  @Override
  int run(Output out) throws IOException {
    OutputFile whole = new OutputFile("--out", file, false);
    try (OpenTable table = target.open()) {
      out.note(table.place());
      Exporter exporter = Exporter.ofAll(table.table());
      Progress.Meter meter = Progress.Meter.ofRecords("export", exporter::size, exporter::done);
      if (!whole.write(meter, (writer, stopped) -> exporter.write(format, writer, stopped), out)) {
        return 1;
      }
      long records = exporter.done();
      whole.report("%,d records".formatted(records), json -> json.put("records", records), out);
      exporter.damaged().forEach(failure -> out.problem(failure.message()));
      return exporter.damaged().isEmpty() ? 0 : 1;
    }
  }

  static final class WrittenFormat implements ITypeConverter<FileFormat> {
    @Override
    public FileFormat convert(String text) {
      return FileFormat.named(text)
          .orElseThrow(
              () -> new TypeConversionException("must be ndjson, bibtex, csl-json or ris"));
    }
  }
}
