package papercatalog.cli.command;

import papercatalog.cli.console.Output;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.PageRequest;
import picocli.CommandLine.ArgGroup;
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
final class PaperAuthors extends TableCommand {
  @Mixin private PaperArgument paper;
  @ArgGroup private ListAmount amount = new ListAmount();

  @Override
  int run(Output out) {
    ListPages pages = ListPages.of(AccessPatterns.LIST_PAPER_AUTHORS, paper.id(), ListEntry::of);
    try (OpenTable table = open()) {
      return amount.print(PageRequest.FIRST, pages.of(table.catalog()), out);
    }
  }
}
