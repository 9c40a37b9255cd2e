package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.console.WriteReport;
import papercatalog.cli.target.OpenTable;
import papercatalog.publishing.people.Renaming;
import papercatalog.publishing.write.Publisher;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How papers get other names of people. */
final class RenamingOptions {
  @Option(
      names = "--dry-run",
      order = 0,
      description = "Write nothing; print what would be written, and the cost.")
  private boolean dryRun;

  @Mixin private WrittenTarget target;

  int run(BiConsumer<OpenTable, Renaming> work, Output out) {
    try (OpenTable table = target.open(!dryRun)) {
      out.note(table.place());
      Publisher publisher = table.publisher();
      Renaming renaming =
          new Renaming(table.table(), dryRun ? publisher.dryRun() : publisher, dryRun);
      Progress.Meter meter =
          new Progress.Meter(
              "people", () -> 0, renaming::steps, "names and papers", "reading the names");
      try (Progress _ = Progress.of(out, meter)) {
        work.accept(table, renaming);
      }
      renaming.unmet().forEach(out::note);
      Renaming.RenamingProgress done = renaming.progress();
      out.result(() -> WriteReport.text(done, dryRun), () -> WriteReport.json(done, dryRun));
      return 0;
    }
  }
}
