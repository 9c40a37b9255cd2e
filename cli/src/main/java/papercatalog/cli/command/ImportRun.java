package papercatalog.cli.command;

import java.io.UncheckedIOException;
import papercatalog.cli.console.Interruption;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.OutputFormat;
import papercatalog.cli.console.Progress;
import papercatalog.cli.console.Results;
import papercatalog.cli.transfer.EntryOutcome;
import papercatalog.cli.transfer.EntryResult;
import papercatalog.cli.transfer.ImportSummary;
import papercatalog.cli.transfer.Importer;
import papercatalog.domain.record.IdentifierHolders;
import papercatalog.domain.write.Publisher;

/** Publishes the entries of files and shows the progress. */
final class ImportRun {
  private static final String RESUME =
      "Run the same command again: it skips records that are stored already.";
  private static final int SHOWN_REJECTIONS = 20;
  private static final String ALL_NOTICES = "--output json shows every notice.";

  private final Output output;
  private final Options options;

  /**
   * @param dryRun writes nothing
   * @param listsSuccesses whether text output has a line for each success
   */
  record Options(Importer.Settings settings, boolean dryRun, boolean listsSuccesses) {}

  ImportRun(Output output, Options options) {
    this.output = output;
    this.options = options;
  }

  /**
   * Publishes all entries.
   *
   * @param holders finds papers with the same identifiers
   * @return the exit code
   */
  int run(Publisher publisher, IdentifierHolders holders, InputEntries entries)
      throws InterruptedException {
    Importer importer =
        new Importer(
            options.dryRun() ? publisher.dryRun() : publisher, holders, options.settings());
    try (Interruption interruption = new Interruption(importer::stop)) {
      boolean readAll = transfer(importer, entries);
      ImportSummary summary = importer.summary();
      long notShown = summary.counts().get(EntryOutcome.REJECTED) - SHOWN_REJECTIONS;
      if (output.format() == OutputFormat.TEXT && notShown > 0) {
        output.problem(
            "%,d more %s: --output json shows every one."
                .formatted(notShown, notShown == 1 ? "rejection" : "rejections"));
      }
      boolean complete = readAll && !interruption.requested() && !importer.gaveUp();
      output.result(
          () -> Results.text(summary, options.dryRun()),
          () -> Results.json(summary, options.dryRun(), complete));
      if (output.format() == OutputFormat.TEXT && summary.repeatsNotices()) {
        output.note(ALL_NOTICES);
      }
      if (importer.gaveUp()) {
        output.problem("Stopped: the table has failed too many times in a row.");
      }
      if (interruption.requested()) {
        output.problem("Stopped before the end.");
      }
      if (!options.dryRun() && (!complete || summary.counts().get(EntryOutcome.UNKNOWN) > 0)) {
        output.problem(RESUME);
      }
      output.flush();
      return complete && summary.success() ? 0 : 1;
    }
  }

  /** Returns whether all files could be read to their end. */
  private boolean transfer(Importer importer, InputEntries entries) throws InterruptedException {
    Progress.Meter meter =
        new Progress.Meter(
            options.dryRun() ? "plan" : "import",
            () -> entries.size() / 1_000,
            () -> entries.bytesRead() / 1_000,
            () -> importer.summary().entries(),
            "entries",
            "no entries yet");
    try (Progress progress = Progress.of(output, meter)) {
      importer.run(entries, listener(progress));
      return true;
    } catch (UncheckedIOException e) {
      output.problem("The rest cannot be read: " + e.getCause().getMessage());
      return false;
    }
  }

  private Importer.Listener listener(Progress progress) {
    return new Importer.Listener() {
      private long rejections;

      @Override
      public void done(EntryResult result) {
        switch (output.format()) {
          case JSON -> progress.result(() -> output.print(Results.json(result).toString()));
          case TEXT -> {
            if (result.outcome().success()) {
              if (options.listsSuccesses()) {
                progress.result(() -> output.print(Results.text(result)));
              }
            } else if (result.outcome() != EntryOutcome.REJECTED
                || ++rejections <= SHOWN_REJECTIONS) {
              progress.problem(Results.problem(result));
            }
          }
        }
      }

      @Override
      public void waiting(String reason) {
        progress.note("Waiting, and nothing is lost: " + reason);
      }
    };
  }
}
