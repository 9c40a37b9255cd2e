package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import papercatalog.bibliography.FileFormat;
import papercatalog.cli.console.Interruption;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.target.OpenTable;
import papercatalog.cli.transfer.Exporter;
import papercatalog.domain.table.RetryPolicy;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

@Command(
    name = "export",
    description = {
      "Writes the whole catalog as NDJSON, BibTeX, CSL-JSON or RIS.",
      "The order is fixed, so that equal catalogs are equal files. NDJSON holds whole papers and",
      "authors' profiles, and import reads them back as they were. BibTeX, CSL-JSON and RIS hold",
      "what their programs read: no collection, no handles of authors, no profiles, and of a status",
      "only a note. No format holds earlier versions, revisions and times of writing: see backup."
    },
    footer = {
      "  catalog export --out papers.ndjson --stack PaperCatalog-prod",
      "  catalog export --format bibtex --endpoint http://127.0.0.1:8000 > papers.bib"
    })
final class Export implements Callable<Integer> {
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
  @Mixin private OutputOptions output;

  @Override
  public Integer call() throws IOException {
    Output out = output.open();
    try (OpenTable table = OpenTable.at(target.target())) {
      out.note(table.place());
      Exporter exporter = new Exporter(table.table(), RetryPolicy.UNTIL_SERVED);
      try (Interruption interruption = new Interruption(exporter::stop)) {
        if (file.isEmpty()) {
          export(exporter, out, out.document());
          out.flush();
        } else {
          new OutputFile("--out", file.get())
              .replace(
                  content -> {
                    try (Writer writer = new OutputStreamWriter(content, UTF_8)) {
                      export(exporter, out, writer);
                    }
                    return !interruption.requested();
                  });
        }
        return report(exporter, out, interruption);
      }
    }
  }

  private int report(Exporter exporter, Output out, Interruption interruption) {
    if (interruption.requested()) {
      out.problem(
          "Stopped before the end"
              + file.map(path -> "; " + path + " is unchanged.")
                  .orElse(": the output is incomplete."));
      return 1;
    }
    if (file.isPresent()) {
      long records = exporter.done();
      out.result(
          () -> "%,d records in %s".formatted(records, file.get()),
          () ->
              JsonNodeFactory.instance
                  .objectNode()
                  .put("file", file.get().toString())
                  .put("records", records));
      out.flush();
    }
    exporter.damaged().forEach(failure -> out.problem(failure.message()));
    return exporter.damaged().isEmpty() ? 0 : 1;
  }

  private void export(Exporter exporter, Output out, Writer writer) {
    Progress.Meter meter =
        new Progress.Meter(
            "export",
            exporter::size,
            exporter::done,
            exporter::done,
            "records",
            "reading the ids of all records");
    try (Progress _ = Progress.of(out, meter)) {
      exporter.write(format, writer);
    }
  }

  /** Accepts the formats that the catalog writes: all of them. */
  static final class WrittenFormat implements ITypeConverter<FileFormat> {
    @Override
    public FileFormat convert(String text) {
      return FileFormat.named(text)
          .orElseThrow(
              () -> new TypeConversionException("must be ndjson, bibtex, csl-json or ris"));
    }
  }
}
