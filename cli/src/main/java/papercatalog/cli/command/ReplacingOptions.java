package papercatalog.cli.command;

import papercatalog.domain.write.Replacing;
import picocli.CommandLine.Option;

/** What a paper may take the place of, in words of the command line: at most one of them. */
final class ReplacingOptions {
  @Option(names = "--new", description = "Every paper must be new.")
  private boolean onlyNew;

  @Option(names = "--reinstate", description = "Withdrawn papers come back.")
  private boolean reinstate;

  Replacing replacing() {
    if (onlyNew) {
      return Replacing.NOTHING;
    }
    return reinstate ? Replacing.ANYTHING : Replacing.LIVE;
  }
}
