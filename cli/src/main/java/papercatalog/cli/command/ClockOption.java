package papercatalog.cli.command;

import papercatalog.cli.target.OpenTable;
import papercatalog.cli.target.Target;
import picocli.CommandLine.Option;

/** The option of writing commands that skips the clock check. */
final class ClockOption {
  @Option(
      names = "--ignore-clock",
      description = "Write even if this machine's clock is more than half a minute off.")
  private boolean ignored;

  OpenTable open(Target target) {
    return ignored ? OpenTable.at(target) : OpenTable.toWrite(target);
  }

  OpenTable open(Target target, boolean writing) {
    return writing ? open(target) : OpenTable.at(target);
  }
}
