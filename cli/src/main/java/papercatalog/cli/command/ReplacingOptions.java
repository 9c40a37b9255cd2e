package papercatalog.cli.command;

import papercatalog.domain.write.Replacing;
import picocli.CommandLine.Option;

/** The options that say what a paper may replace: at most one of them. */
final class ReplacingOptions {
  @Option(names = "--new", description = "Every paper must be new.")
  private boolean onlyNew;

  @Option(names = "--reinstate", description = "Reinstate withdrawn papers.")
  private boolean reinstate;

  Replacing replacing() {
    if (onlyNew) {
      return Replacing.NOTHING;
    }
    return reinstate ? Replacing.ANYTHING : Replacing.LIVE;
  }
}
