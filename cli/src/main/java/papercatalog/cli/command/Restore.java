package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.backup.BackupReader;
import papercatalog.cli.backup.Refusal;
import papercatalog.cli.backup.Restorer;
import papercatalog.cli.console.Interruption;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.console.Stopwatch;
import papercatalog.cli.target.OpenTable;
import papercatalog.cli.target.Target;
import papercatalog.publishing.entry.RecordName;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "restore",
    description = {
      "Writes a backup into an empty catalog.",
      "The catalog is then the same as the one in the backup: revisions, times and history"
          + " included.",
      "Stops at the first record that differs; overwrites nothing."
    },
    footer = {
      "  catalog restore papers.ndjson.gz --stack PaperCatalog-next",
      "  catalog restore later.ndjson.gz --catch-up --stack PaperCatalog-next",
      "  catalog restore papers.ndjson --create --endpoint http://127.0.0.1:8000 --table copy",
      "  catalog restore papers.ndjson --tenant acme --table papers-shared",
      "",
      "Stop all other writers first. To resume, run the command again: it skips records that are"
          + " stored",
      "already. docs/moving.md shows how to move a catalog."
    })
final class Restore extends CatalogCommand {
  @Parameters(paramLabel = "FILE", description = "Backup, compressed or not; - is standard input.")
  private Path file;

  @Option(
      names = "--catch-up",
      description =
          "Replace records that are older than in the backup, and remove those that the backup has"
              + " as deleted. Records that are newer than in the backup are never replaced.")
  private boolean catchUp;

  @Option(
      names = "--create",
      description = "Create the table if it does not exist; only with --endpoint.")
  private boolean create;

  @Mixin private WrittenTarget target;

  @Override
  int run(Output out) throws IOException {
    InputFile backup = new InputFile(file);
    Stopwatch stopwatch = new Stopwatch();
    try (BackupReader parts = new BackupReader(backup.toString(), backup.open());
        OpenTable table = created()) {
      out.note(table.place());
      Restorer restorer = new Restorer(table.table(), catchUp);
      Progress.Meter meter =
          new Progress.Meter(
              "restore",
              backup::size,
              parts::bytesRead,
              () -> restorer.progress().parts().sum(),
              "records",
              "no records yet");
      try (Interruption interruption = new Interruption();
          Progress _ = Progress.of(out, meter)) {
        restorer.restore(parts, interruption::requested);
        if (interruption.requested()) {
          out.problem("Stopped before the end: run the same command again to continue.");
          return 1;
        }
      } catch (Refusal refused) {
        out.problem("The records before it were restored: run the same command again to continue.");
        throw refused;
      }
      report(restorer.progress(), out);
      out.note(stopwatch.text(restorer.progress().parts().of(RecordName.Kind.PAPER)));
      return 0;
    }
  }

  private OpenTable created() {
    if (create) {
      if (!(target.target().place() instanceof Target.Local local)) {
        throw new UsageError(
            "--create is only for --endpoint: on AWS, a deployment creates the table");
      }
      OpenTable.create(local);
    }
    return target.open(true);
  }

  private static void report(Restorer.RestoreProgress progress, Output out) {
    out.result(
        "%s: %,d items written%s"
            .formatted(
                progress.parts(),
                progress.written(),
                progress.removed() == 0 ? "" : ", %,d removed".formatted(progress.removed())),
        json ->
            progress
                .parts()
                .putInto(json)
                .put("puts", progress.written())
                .put("deletes", progress.removed()));
    out.flush();
  }
}
