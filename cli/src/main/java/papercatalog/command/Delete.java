package papercatalog.command;

import java.util.concurrent.Callable;
import papercatalog.console.Output;
import papercatalog.model.PaperId;
import papercatalog.target.OpenTable;
import papercatalog.transfer.RecordName;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code catalog delete}. */
@Command(
    name = "delete",
    description = {
      "Removes a paper with all its versions, as if it had never been; its authors keep their",
      "profiles. What readers may have cited is better withdrawn."
    },
    footer = {
      "  catalog delete test-paper --yes --endpoint http://127.0.0.1:8000",
      "  catalog delete test-paper --revision 1 --stack PaperCatalog-prod"
    })
final class Delete implements Callable<Integer> {
  @Mixin private PaperArgument paper;
  @Mixin private RevisionOption revision;
  @Mixin private Confirmation confirmation;
  @Mixin private TargetOptions target;
  @Mixin private OutputOptions output;

  @Override
  public Integer call() {
    Output out = output.open();
    PaperId id = paper.id();
    try (OpenTable table = OpenTable.at(target.target())) {
      out.note(table.place());
      if (!confirmation.given("Delete the paper " + id + " and all its versions?")) {
        out.problem("Nothing was deleted.");
        return 1;
      }
      out.result(new RecordName.OfPaper(id), table.publisher().delete(id, revision.seen()));
    }
    return 0;
  }
}
