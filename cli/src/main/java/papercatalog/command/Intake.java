package papercatalog.command;

import java.io.UncheckedIOException;
import papercatalog.transfer.Ended;
import papercatalog.transfer.Ending;
import papercatalog.transfer.Importer;
import papercatalog.transfer.Tally;
import papercatalog.write.Publisher;

/** The entries of files on their way into the table, and what the operator is told meanwhile. */
final class Intake {
  private static final String RESUME =
      "Run the same command again: what is there already stays as it is.";

  private final Output output;
  private final Terminal terminal;
  private final Manner manner;

  /**
   * How they get there.
   *
   * @param rehearsal nothing is written
   * @param eachEntry whether, in text, what succeeds is told one by one
   */
  record Manner(Importer.Settings settings, boolean rehearsal, boolean eachEntry) {}

  Intake(Output output, Terminal terminal, Manner manner) {
    this.output = output;
    this.terminal = terminal;
    this.manner = manner;
  }

  /**
   * Publishes them all.
   *
   * @return the exit code
   */
  int run(Publisher publisher, Entries entries) throws InterruptedException {
    Importer importer =
        new Importer(manner.rehearsal() ? publisher.dryRun() : publisher, manner.settings());
    try (Interruption interruption = new Interruption(importer::stop)) {
      boolean readAll = transfer(importer, entries);
      Tally tally = importer.tally();
      boolean complete = readAll && !interruption.requested() && !importer.gaveUp();
      output.result(
          () -> Results.text(tally, manner.rehearsal()),
          () -> Results.json(tally, manner.rehearsal(), complete));
      if (importer.gaveUp()) {
        output.problem("Stopped: the table has failed too many times in a row.");
      }
      if (interruption.requested()) {
        output.problem("Stopped before the end.");
      }
      if (!manner.rehearsal() && (!complete || tally.counts().get(Ending.UNKNOWN) > 0)) {
        output.problem(RESUME);
      }
      output.out().flush();
      return complete && tally.success() ? 0 : 1;
    }
  }

  /** Whether the files could be read to their end. */
  private boolean transfer(Importer importer, Entries entries) throws InterruptedException {
    Progress.Meter meter =
        new Progress.Meter(
            manner.rehearsal() ? "plan" : "import",
            " kB",
            () -> entries.size() / 1_000,
            () -> entries.bytesRead() / 1_000,
            () -> importer.tally().entries(),
            "entries");
    try (Progress progress = Progress.of(output, terminal, meter)) {
      importer.run(entries, listener(progress));
      return true;
    } catch (UncheckedIOException e) {
      output.problem("The rest cannot be read: " + e.getCause().getMessage());
      return false;
    }
  }

  private Importer.Listener listener(Progress progress) {
    return new Importer.Listener() {
      @Override
      public void ended(Ended ended) {
        ended.notices().forEach(notice -> progress.note(ended.position() + ": " + notice));
        switch (output.format()) {
          case JSON -> progress.result(() -> output.out().println(Results.json(ended)));
          case TEXT -> {
            if (!ended.ending().success()) {
              progress.problem(Results.problem(ended));
            } else if (manner.eachEntry()) {
              progress.result(() -> output.out().println(Results.text(ended)));
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
