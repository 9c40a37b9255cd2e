package papercatalog.cli.command;

import papercatalog.domain.model.PaperId;
import picocli.CommandLine.Parameters;

final class PaperArgument {
  @Parameters(index = "0", paramLabel = "ID", description = "Id of the paper.")
  PaperId id;
}
