package papercatalog.command;

import java.util.concurrent.Callable;
import papercatalog.console.PaperText;
import papercatalog.document.PaperDocument;
import papercatalog.error.PaperNotFound;
import papercatalog.model.Paper;
import papercatalog.model.PaperId;
import papercatalog.target.OpenTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code catalog get}. */
@Command(
    name = "get",
    description = "Shows a paper as it is now, with all its authors; a withdrawn one too.",
    footer = {
      "  catalog get WP-002 --endpoint http://127.0.0.1:8000",
      "  catalog get WP-002 --output json --stack PaperCatalog-prod > paper.json",
      "",
      "What --output json prints can be edited and published again: it holds the revision that you",
      "saw, and so never overwrites what you have not seen."
    })
final class Get implements Callable<Integer> {
  @Mixin private PaperArgument paper;
  @Mixin private TargetOptions target;
  @Mixin private OutputOptions output;

  @Override
  public Integer call() {
    PaperId id = paper.id();
    try (OpenTable table = OpenTable.at(target.target())) {
      Paper found = table.records().paper(id).orElseThrow(() -> new PaperNotFound(id));
      output.open().result(() -> PaperText.of(found), () -> PaperDocument.writeRecord(found));
    }
    return 0;
  }
}
