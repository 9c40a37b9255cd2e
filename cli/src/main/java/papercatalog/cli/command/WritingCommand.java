package papercatalog.cli.command;

import papercatalog.cli.target.OpenTable;
import papercatalog.cli.transfer.Retries;
import picocli.CommandLine.Option;

abstract class WritingCommand extends TableCommand {
  @Option(
      names = "--ignore-clock",
      order = 2,
      description = "Write even if this machine's clock is more than half a minute off.")
  private boolean ignoresClock;

  final OpenTable open(boolean writing) {
    OpenTable table = OpenTable.at(target.target(), writing && !ignoresClock);
    return writing ? Retries.of(table::claiming) : table;
  }

  /** Opens a catalog that is removed, and needs no edition. */
  final OpenTable openToErase() {
    return Retries.of(OpenTable.at(target.target(), !ignoresClock)::requireNotLater);
  }
}
