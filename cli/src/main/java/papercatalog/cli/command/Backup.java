package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.backup.BackupWriter;
import papercatalog.cli.backup.TableParts;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.console.Stopwatch;
import papercatalog.cli.target.OpenTable;
import papercatalog.publishing.entry.RecordName;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "backup",
    description = {
      "Writes a whole catalog with its history into a file.",
      "Restore recreates the catalog from it. Equal catalogs give equal files."
    },
    footer = {
      "  catalog backup papers.ndjson.gz --stack PaperCatalog-prod",
      "  catalog backup later.ndjson.gz --since 2026-04-18T09:30:00Z --stack PaperCatalog-prod",
      "  catalog backup - --endpoint http://127.0.0.1:8000 | wc -l",
      "  catalog backup acme.ndjson.gz --tenant acme --table papers-shared",
      "",
      "A backup is not a snapshot: it may include concurrent writes or not. A damaged or half"
          + " written",
      "paper stops it. docs/moving.md shows how to move a catalog."
    })
final class Backup extends CatalogCommand {
  /** Allowance for clock skew between writers and for the duration of a write. */
  private static final Duration MARGIN = Duration.ofMinutes(5);

  @Parameters(
      paramLabel = "FILE",
      description = "Output file, replaced once complete; - is standard output, .gz compresses.")
  private Path file;

  @Option(
      names = "--since",
      paramLabel = "INSTANT",
      description =
          "Only records written since then, to catch up with a restored backup: changed and deleted"
              + " papers, profiles, collections and topics.")
  private Optional<Instant> since = Optional.empty();

  @Mixin private TargetOptions target;

  @Override
  int run(Output out) throws IOException {
    OutputFile whole =
        new OutputFile(
            "FILE",
            Optional.of(file).filter(path -> !path.equals(InputFile.STDIN)),
            file.toString().endsWith(".gz"));
    Instant begun = Instant.now();
    Stopwatch stopwatch = new Stopwatch();
    try (OpenTable table = target.open();
        TableParts parts = new TableParts(table.table(), Clock.systemUTC(), since)) {
      out.note(table.place());
      table.requireNotLater(); // it would leave out what it does not know
      BackupWriter backup = new BackupWriter(parts);
      Progress.Meter meter =
          Progress.Meter.ofRecords("backup", parts::size, () -> backup.counts().sum());
      if (!whole.write(meter, backup::write, out)) {
        return 1;
      }
      whole.report(backup.counts().toString(), backup.counts()::putInto, out);
      out.note(stopwatch.text(backup.counts().of(RecordName.Kind.PAPER)));
      out.note(
          "To back up later changes: --since "
              + begun.minus(MARGIN).truncatedTo(ChronoUnit.SECONDS));
      return 0;
    }
  }
}
