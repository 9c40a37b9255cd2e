package papercatalog.cli.command;

import module java.base;

import papercatalog.bibliography.FileFormat;
import papercatalog.bibliography.citation.Mapping;
import papercatalog.cli.console.Output;
import papercatalog.cli.target.OpenTable;
import papercatalog.cli.transfer.Importer;
import papercatalog.domain.table.RetryPolicy;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "publish",
    description = {
      "Publishes JSON documents: papers and authors' profiles.",
      "The documents use the words of the API. One that names a revision replaces that revision only."
    },
    footer = {
      "  catalog publish paper.json --endpoint http://127.0.0.1:8000",
      "  catalog publish *.json --new --stack PaperCatalog-prod",
      "  catalog publish - --dry-run --table papers < papers.ndjson",
      "",
      "Publishing the same again changes nothing, and finishes what was interrupted."
    })
final class Publish implements Callable<Integer> {
  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "One document, or one a line; - is standard input.")
  private List<Path> files;

  @ArgGroup private ReplacingOptions replacing = new ReplacingOptions();

  @Option(names = "--dry-run", description = "Write nothing; print what would be written.")
  private boolean dryRun;

  @Mixin private DraftOptions drafts;
  @Mixin private TargetOptions target;
  @Mixin private ClockOption clock;
  @Mixin private OutputOptions output;

  @Override
  public Integer call() throws InterruptedException {
    Output out = output.open();
    InputFiles inputs = new InputFiles(files);
    Importer.Settings settings =
        new Importer.Settings(replacing.replacing(), 1, RetryPolicy.UNTIL_SERVED);
    try (InputEntries entries = new InputEntries(inputs.as(FileFormat.NDJSON), Mapping.NONE);
        OpenTable table = clock.open(target.target(), !dryRun)) {
      out.note(table.place());
      return new ImportRun(out, new ImportRun.Options(settings, dryRun, true))
          .run(drafts.applyTo(table.publisher()), table.identifierHolders(), entries);
    }
  }
}
