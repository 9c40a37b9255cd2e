package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Output;
import papercatalog.cli.transfer.Importer;
import papercatalog.domain.table.Retry;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.people.People;
import papercatalog.publishing.write.Replaceable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "import",
    description = {
      "Publishes the entries of NDJSON, BibTeX and CSL-JSON files.",
      "Writes many entries at a time. Reports each entry that it cannot use, with file, line and reason,",
      "and goes on."
    },
    footer = {
      "  catalog import papers.bib --collection sosp --dry-run --endpoint http://127.0.0.1:8000",
      "  catalog import refs.json --collection-from-venue --handles people.tsv --table papers",
      "  catalog import papers.ndjson --stack PaperCatalog-prod --concurrency 32",
      "",
      "To resume, run it again: it skips records that are stored already."
    })
final class Import extends EntriesCommand {
  private static final int MAX_CONCURRENCY = 64;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Files to import; - is standard input.")
  private List<Path> files;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "ndjson, bibtex or csl-json (default: by the file's name).")
  private Optional<FileFormat> format = Optional.empty();

  @Option(
      names = "--concurrency",
      paramLabel = "N",
      description = "Entries written at a time, 1 to 64 (default: ${DEFAULT-VALUE}).")
  private int concurrency = 16;

  @Option(names = "--reinstate", description = "Reinstate withdrawn papers.")
  private boolean reinstate;

  @Option(
      names = "--people",
      paramLabel = "FILE",
      description = "File of people, as of people apply: names them in papers accordingly.")
  private Optional<Path> people = Optional.empty();

  @Mixin private MappingOptions mapping;

  @Override
  int run(Output out) throws InterruptedException, IOException {
    if (concurrency < 1 || concurrency > MAX_CONCURRENCY) {
      throw new UsageError("--concurrency must be from 1 to 64");
    }
    List<InputFile> inputs = InputFile.all(files);
    boolean citations =
        inputs.stream().anyMatch(input -> input.format(format) != FileFormat.NDJSON);
    return publish(
        inputs,
        format,
        mapping.mapping(citations),
        new Importer.ImportSettings(
            reinstate ? Replaceable.ANY : Replaceable.LIVE,
            concurrency,
            Retry.UNTIL_SERVED,
            people.map(PeopleCommand::read).orElse(People.NONE)),
        false,
        out);
  }
}
