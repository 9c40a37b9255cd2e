package papercatalog.cli.command;

import papercatalog.cli.target.OpenTable;
import papercatalog.cli.target.Target;
import papercatalog.cli.transfer.FailureRetry;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The catalog that a command writes. */
final class WrittenTarget {
  @Mixin TargetOptions options;

  @Option(
      names = "--ignore-clock",
      order = 2,
      description = "Write even if this machine's clock is more than half a minute off.")
  private boolean ignoresClock;

  Target target() {
    return options.target();
  }

  OpenTable open(boolean writing) {
    OpenTable table = OpenTable.at(target(), writing && !ignoresClock);
    return writing ? FailureRetry.of(table::claiming) : table;
  }

  /** Opens a catalog that is removed, and needs no edition. */
  OpenTable openToErase() {
    return FailureRetry.of(OpenTable.at(target(), !ignoresClock)::requireNotLater);
  }
}
