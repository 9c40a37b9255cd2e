package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.console.Results;
import papercatalog.cli.target.OpenTable;
import papercatalog.publishing.people.Renaming;
import papercatalog.publishing.write.Publisher;
import picocli.CommandLine.Option;

/** A command that gives papers other names of people. */
abstract class RenamingCommand extends WritingCommand {
  @Option(
      names = "--dry-run",
      order = 0,
      description = "Write nothing; print what would be written, and the cost.")
  private boolean dryRun;

  abstract void run(OpenTable table, Renaming renaming);

  @Override
  final int run(Output out) {
    try (OpenTable table = open(!dryRun)) {
      out.note(table.place());
      Publisher publisher = table.publisher();
      Renaming renaming =
          new Renaming(table.table(), dryRun ? publisher.dryRun() : publisher, dryRun);
      Progress.Meter meter =
          new Progress.Meter(
              "people", () -> 0, renaming::steps, "names and papers", "reading the names");
      try (Progress _ = Progress.of(out, meter)) {
        run(table, renaming);
      }
      renaming.unmet().forEach(out::note);
      Renaming.Progress done = renaming.progress();
      out.result(() -> Results.text(done, dryRun), () -> Results.json(done, dryRun));
      return 0;
    }
  }
}
