package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Interruption;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.console.Quantity;
import papercatalog.cli.console.WriteReport;
import papercatalog.cli.failure.Failure;
import papercatalog.cli.target.OpenTable;
import papercatalog.cli.transfer.EntryOutcome;
import papercatalog.cli.transfer.EntryResult;
import papercatalog.cli.transfer.ImportSummary;
import papercatalog.cli.transfer.Importer;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.Sources;
import papercatalog.publishing.citation.Mapping;
import papercatalog.publishing.record.IdentifierHolders;
import papercatalog.publishing.write.PlannedStep;
import papercatalog.publishing.write.Publisher;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

abstract class EntriesCommand extends CatalogCommand {
  private static final int SHOWN_REJECTIONS = 20;

  @Mixin DraftOptions drafts;

  @Option(
      names = "--dry-run",
      order = 0,
      description = "Write nothing; print what would be written.")
  boolean dryRun;

  @Mixin WrittenTarget target;

  final int publish(
      List<InputFile> files,
      Optional<FileFormat> format,
      Mapping mapping,
      Importer.ImportSettings settings,
      boolean listsSuccesses,
      Output out)
      throws InterruptedException, IOException {
    Sources entries = new Sources(mapping);
    files.forEach(file -> file.addTo(entries, format));
    long size = files.stream().mapToLong(InputFile::size).sum();
    try (entries;
        OpenTable table = target.open(!dryRun)) {
      out.note(table.place());
      Publisher publisher = drafts.applyTo(table.publisher());
      Queue<PlannedStep> planned = new ConcurrentLinkedQueue<>();
      Importer importer =
          new Importer(
              dryRun ? publisher.dryRun(planned::add) : publisher,
              new IdentifierHolders(table.table()),
              settings);
      try (Interruption interruption = new Interruption(importer::stop)) {
        boolean readAll = transfer(importer, entries, size, listsSuccesses, planned, out);
        boolean complete = readAll && !interruption.requested() && !importer.gaveUp();
        ImportSummary summary = importer.summary();
        report(summary, complete, out);
        if (importer.gaveUp()) {
          out.problem("Stopped: the table has failed too many times in a row.");
        }
        if (interruption.requested()) {
          out.problem("Stopped before the end.");
        }
        if (!dryRun && (!complete || summary.counts().get(EntryOutcome.UNKNOWN) > 0)) {
          out.problem("Run the same command again: it skips records that are stored already.");
        }
        out.flush();
        if (!dryRun) {
          finish(out);
        }
        return complete && summary.success() ? 0 : 1;
      }
    }
  }

  /** Receives each result, in the order of the files if entries are written one at a time. */
  void seen(EntryResult result) {}

  /** Runs after the last entry, unless nothing was written. */
  void finish(Output out) throws IOException {}

  private boolean transfer(
      Importer importer,
      Sources entries,
      long size,
      boolean listsSuccesses,
      Queue<PlannedStep> planned,
      Output out)
      throws InterruptedException {
    Progress.Meter meter =
        new Progress.Meter(
            dryRun ? "plan" : "import",
            () -> size,
            entries::bytesRead,
            () -> importer.summary().entries(),
            "entries",
            "no entries yet");
    try (Progress progress = Progress.of(out, meter)) {
      importer.run(
          entries,
          result -> {
            seen(result);
            long rejections = importer.summary().counts().get(EntryOutcome.REJECTED);
            boolean shown =
                result.outcome().success()
                    ? listsSuccesses || dryRun
                    : result.outcome() != EntryOutcome.REJECTED || rejections <= SHOWN_REJECTIONS;
            if (shown || out.format() == Output.ResultFormat.JSON) {
              progress.above(() -> report(result, out));
            }
            if (listsSuccesses && out.format() == Output.ResultFormat.TEXT) {
              progress.above(() -> planned.forEach(step -> out.print("  " + step)));
            }
            planned.clear();
          },
          reason -> progress.above(() -> out.note("Waiting, and nothing is lost: " + reason)));
      return true;
    } catch (UncheckedIOException e) {
      out.problem("The rest cannot be read: " + Failure.of(e).message());
      return false;
    }
  }

  static void report(EntryResult result, Output out) {
    if (out.format() == Output.ResultFormat.JSON) {
      out.print(WriteReport.json(result).toString());
    } else if (result.outcome().success()) {
      out.print(WriteReport.text(result));
    } else {
      out.problem(WriteReport.problem(result));
    }
  }

  final void report(ImportSummary summary, boolean complete, Output out) {
    boolean text = out.format() == Output.ResultFormat.TEXT;
    long notShown = summary.counts().get(EntryOutcome.REJECTED) - SHOWN_REJECTIONS;
    if (text && notShown > 0) {
      out.problem(
          "%s: --output json shows every one.".formatted(Quantity.of(notShown, "more rejection")));
    }
    out.result(
        () -> WriteReport.text(summary, dryRun), () -> WriteReport.json(summary, dryRun, complete));
    if (text && summary.repeatsNotices()) {
      out.note("--output json shows every notice.");
    }
  }
}
