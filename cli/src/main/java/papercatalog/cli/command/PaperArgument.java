package papercatalog.cli.command;

import papercatalog.domain.model.PaperId;
import picocli.CommandLine.Parameters;

/** Which paper a command is about. */
final class PaperArgument {
  @Parameters(index = "0", paramLabel = "ID", description = "Of the paper.")
  private PaperId id;

  PaperId id() {
    return id;
  }
}
