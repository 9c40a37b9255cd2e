package papercatalog.cli.command;

import papercatalog.cli.target.OpenTable;
import picocli.CommandLine.Option;

abstract class WritingCommand extends TableCommand {
  @Option(
      names = "--ignore-clock",
      order = 2,
      description = "Write even if this machine's clock is more than half a minute off.")
  private boolean ignoresClock;

  final OpenTable open(boolean writing) {
    return OpenTable.at(target.target(), writing && !ignoresClock);
  }
}
