package papercatalog.cli.command;

import papercatalog.cli.console.Output;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.PageRequest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "authors",
    description = {
      "Lists the authors of a paper by handle.",
      "Shows their positions in the byline, and roles other than author."
    },
    footer = {
      "  catalog authors WP-002 --endpoint http://127.0.0.1:8000",
      "  catalog authors WP-002 --all --output json --stack PaperCatalog-prod",
      "",
      "catalog get ID shows them in the order of the byline."
    })
final class PaperAuthors extends ListCommand {
  @Mixin private PaperArgument paper;

  @Override
  int run(Output out) {
    return print(
        AccessPatterns.LIST_PAPER_AUTHORS,
        paper.id,
        PageRequest.FIRST,
        ListFormat.LISTED_AUTHORS,
        "The paper " + paper.id + " has no authors.",
        out);
  }
}
