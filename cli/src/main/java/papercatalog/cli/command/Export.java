package papercatalog.cli.command;

import module java.base;

import papercatalog.citations.deposit.Crossref;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.target.OpenTable;
import papercatalog.cli.transfer.DepositFormat;
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
      "only a note. No format holds earlier versions, revisions and times of writing: see backup.",
      "",
      "crossref, datacite and datacite-json write a file for each paper into a directory, for its",
      "deposit. A paper that the registry does not take is named with the reason, and the exit",
      "status is 1. docs/deposit.md shows how to send the files."
    },
    footer = {
      "  catalog export --out papers.ndjson --stack PaperCatalog-prod",
      "  catalog export --format bibtex --endpoint http://127.0.0.1:8000 > papers.bib",
      "  catalog export --format crossref --out deposits --depositor 'Example Press' --email"
          + " doi@example.org --stack PaperCatalog-prod"
    })
final class Export extends CatalogCommand {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "ndjson",
      converter = FormatName.class,
      description =
          "ndjson, bibtex, csl-json, ris, crossref, datacite or datacite-json (default:"
              + " ${DEFAULT-VALUE}).")
  private WrittenFormat format;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Output file, replaced once complete (default: standard output). For deposits, a new or"
              + " empty directory.")
  private Optional<Path> file = Optional.empty();

  @Mixin private DepositOptions deposits;
  @Mixin private TargetOptions target;

  @Override
  int run(Output out) throws IOException {
    deposits.require(format.deposit());
    return switch (format) {
      case WrittenFormat.OfFile(FileFormat one) -> write(one, out);
      case WrittenFormat.OfDeposits(DepositFormat each) -> deposit(each, out);
    };
  }

  private int deposit(DepositFormat each, Output out) throws IOException {
    DepositFolder folder = new DepositFolder(file);
    try (OpenTable table = target.open()) {
      Crossref crossref = deposits.at(table, Clock.systemUTC());
      folder.make();
      out.note(table.place());
      Exporter exporter = Exporter.ofAll(table.table());
      boolean whole = folder.write(each, crossref, exporter, out);
      return report(exporter, out) && whole ? 0 : 1;
    }
  }

  private int write(FileFormat one, Output out) throws IOException {
    OutputFile whole = new OutputFile("--out", file, false);
    try (OpenTable table = target.open()) {
      out.note(table.place());
      Exporter exporter = Exporter.ofAll(table.table());
      Progress.Meter meter = Progress.Meter.ofRecords("export", exporter::size, exporter::done);
      if (!whole.write(meter, (writer, stopped) -> exporter.write(one, writer, stopped), out)) {
        return 1;
      }
      long records = exporter.done();
      whole.report("%,d records".formatted(records), json -> json.put("records", records), out);
      return report(exporter, out) ? 0 : 1;
    }
  }

  private static boolean report(Exporter exporter, Output out) {
    exporter.damaged().forEach(failure -> out.problem(failure.message()));
    return exporter.damaged().isEmpty();
  }

  /** One file of all papers, or a file for each. */
  sealed interface WrittenFormat {
    record OfFile(FileFormat format) implements WrittenFormat {}

    record OfDeposits(DepositFormat format) implements WrittenFormat {}

    default Optional<DepositFormat> deposit() {
      return this instanceof OfDeposits(DepositFormat each) ? Optional.of(each) : Optional.empty();
    }
  }

  static final class FormatName implements ITypeConverter<WrittenFormat> {
    @Override
    public WrittenFormat convert(String text) {
      return FileFormat.named(text)
          .<WrittenFormat>map(WrittenFormat.OfFile::new)
          .or(() -> DepositFormat.named(text).map(WrittenFormat.OfDeposits::new))
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "must be ndjson, bibtex, csl-json, ris, crossref, datacite or"
                          + " datacite-json"));
    }
  }
}
