package papercatalog.cli.command;

import papercatalog.cli.console.Output;
import picocli.CommandLine.Command;

@Command(
    name = "index",
    description = "Rebuilds and verifies the index of the search.",
    footer = {
      "  catalog index rebuild --stack PaperCatalog-prod",
      "  catalog index verify --repair --stack PaperCatalog-prod"
    },
    subcommands = {IndexRebuild.class, IndexVerify.class})
final class IndexCommand extends CatalogCommand {
  @Override
  int run(Output out) {
    throw new UsageError("Pass rebuild or verify");
  }
}
