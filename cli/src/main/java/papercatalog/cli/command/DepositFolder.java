package papercatalog.cli.command;

import module java.base;

import papercatalog.citations.deposit.Crossref;
import papercatalog.citations.deposit.Deposit;
import papercatalog.cli.console.Interruption;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.console.Quantity;
import papercatalog.cli.failure.CommandFailed;
import papercatalog.cli.failure.Failure;
import papercatalog.cli.transfer.DepositFormat;
import papercatalog.cli.transfer.Exporter;
import papercatalog.domain.model.Paper;

/** A new or empty folder for deposits: a file for each paper, each complete. */
final class DepositFolder {
  private final Path folder;
  private long written;
  private long refused;

  /** Fails with {@link UsageError} without a folder. */
  DepositFolder(Optional<Path> given) {
    this.folder =
        given.orElseThrow(
            () -> new UsageError("Deposits are a file for each paper: pass --out DIRECTORY"));
  }

  /** Fails with {@link UsageError} where no folder can be made, and where files are. */
  void make() {
    try {
      Files.createDirectories(folder);
      try (Stream<Path> files = Files.list(folder)) {
        if (files.findAny().isPresent()) {
          throw new UsageError(
              "--out: %s is not empty: remove it, or pass another directory".formatted(folder));
        }
      }
    } catch (IOException e) {
      throw new UsageError("--out: cannot write to %s: %s".formatted(folder, Failure.reason(e)));
    }
  }

  /** Names each paper that is refused, with the reason. Returns whether there was none. */
  boolean write(DepositFormat format, Crossref crossref, Exporter exporter, Output out)
      throws IOException {
    Progress.Meter meter = Progress.Meter.ofRecords("export", exporter::size, exporter::done);
    try (Interruption interruption = new Interruption()) {
      try (Progress _ = Progress.of(out, meter)) {
        exporter.forEach(paper -> write(format, crossref, paper, out), interruption::requested);
      }
      out.result(
          "%s in %s, %s refused"
              .formatted(Quantity.of(written, "deposit"), folder, Quantity.of(refused, "paper")),
          json ->
              json.put("directory", folder.toString())
                  .put("deposits", written)
                  .put("refused", refused));
      if (interruption.requested()) {
        out.problem("Stopped before the end: not all papers are written.");
      }
      return refused == 0 && !interruption.requested();
    }
  }

  private void write(DepositFormat format, Crossref crossref, Paper paper, Output out) {
    switch (format.of(paper, crossref)) {
      case Deposit.NotDeposited(String reason) -> {
        refused++;
        out.problem("%s is not deposited: %s".formatted(paper.id(), reason));
      }
      case Deposit.Document(String text) -> {
        written++;
        Path file = folder.resolve(format.fileName(paper));
        Path draft = folder.resolve(file.getFileName() + ".part");
        try {
          Files.writeString(draft, text);
          Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
          throw new CommandFailed(
              Failure.INPUT_OUTPUT,
              "%s cannot be written: %s".formatted(file, Failure.reason(e)),
              e);
        }
      }
    }
  }
}
