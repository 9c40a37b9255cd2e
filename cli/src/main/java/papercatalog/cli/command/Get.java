package papercatalog.cli.command;

import java.util.Optional;
import java.util.concurrent.Callable;
import papercatalog.bibliography.document.PaperDocument;
import papercatalog.cli.console.PaperText;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.model.Paper;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "get",
    description = {
      "Shows a paper with all its authors.",
      "Shows the latest revision or an earlier one, also of a withdrawn paper."
    },
    footer = {
      "  catalog get WP-002 --endpoint http://127.0.0.1:8000",
      "  catalog get WP-002 --revision 1 --endpoint http://127.0.0.1:8000",
      "  catalog get WP-002 --output json --stack PaperCatalog-prod > paper.json",
      "",
      "What --output json prints can be edited and published again: it holds the revision that you",
      "saw, and so never overwrites what you have not seen."
    })
final class Get implements Callable<Integer> {
  @Mixin private PaperArgument paper;

  @Option(
      names = "--revision",
      paramLabel = "N",
      converter = RevisionNumber.class,
      description = "Revision to show (default: latest).")
  private Optional<Long> revision = Optional.empty();

  @Mixin private TargetOptions target;
  @Mixin private OutputOptions output;

  @Override
  public Integer call() {
    try (OpenTable table = OpenTable.at(target.target())) {
      PaperStates states = new PaperStates(table.records(), paper.id());
      Paper found = revision.map(states::at).orElseGet(states::current);
      output.open().result(() -> PaperText.of(found), () -> PaperDocument.writeRecord(found));
    }
    return 0;
  }
}
