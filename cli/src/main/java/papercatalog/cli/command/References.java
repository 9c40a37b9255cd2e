package papercatalog.cli.command;

import papercatalog.cli.console.Output;
import picocli.CommandLine.Command;

@Command(
    name = "references",
    description = "Imports the references of many papers.",
    footer = "  catalog references import citations.csv --stack PaperCatalog-prod",
    subcommands = ReferencesImport.class)
final class References extends CatalogCommand {
  @Override
  int run(Output out) {
    throw new UsageError("Pass import; catalog get /papers/ID/references lists those of a paper");
  }
}
