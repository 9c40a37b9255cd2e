package papercatalog.cli.command;

import papercatalog.cli.target.OpenTable;
import papercatalog.cli.target.Target;
import picocli.CommandLine.Option;

/** The option of every command that writes: whether it may date what it writes by a wrong clock. */
final class ClockOption {
  @Option(
      names = "--ignore-clock",
      description = "Write even if this machine's clock is more than half a minute off.")
  private boolean ignored;

  /** The table to write to. */
  OpenTable open(Target target) {
    return ignored ? OpenTable.at(target) : OpenTable.toWrite(target);
  }

  /** The table to write to, or to read only where nothing is written. */
  OpenTable open(Target target, boolean writing) {
    return writing ? open(target) : OpenTable.at(target);
  }
}
