package papercatalog.cli.command;

import java.util.concurrent.Callable;
import papercatalog.cli.console.Output;
import papercatalog.cli.target.OpenTable;
import papercatalog.cli.transfer.RecordName;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.write.Publisher;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "delete",
    description = {
      "Removes a paper with all its versions.",
      "Its authors keep their profiles. The list of changes says that the paper was deleted;",
      "--without-trace removes that change too, also for papers that are already deleted. Withdraw what",
      "readers may have cited."
    },
    footer = {
      "  catalog delete test-paper --yes --endpoint http://127.0.0.1:8000",
      "  catalog delete test-paper --revision 1 --stack PaperCatalog-prod",
      "  catalog delete test-paper --without-trace --yes --table papers",
      "",
      "Followers of the changes learn of a deletion only from the change that it leaves."
    })
final class Delete implements Callable<Integer> {
  @Mixin private PaperArgument paper;

  @Option(
      names = "--without-trace",
      description = "Also remove the change that records the deletion.")
  private boolean withoutTrace;

  @Mixin private RevisionOption revision;
  @Mixin private Confirmation confirmation;
  @Mixin private TargetOptions target;
  @Mixin private ClockOption clock;
  @Mixin private OutputOptions output;

  @Override
  public Integer call() {
    Output out = output.open();
    PaperId id = paper.id();
    try (OpenTable table = clock.open(target.target())) {
      out.note(table.place());
      if (!confirmation.given("Delete the paper " + id + " and all its versions?")) {
        out.problem("Nothing was deleted.");
        return 1;
      }
      Publisher publisher = table.publisher();
      out.result(
          new RecordName.OfPaper(id),
          withoutTrace
              ? publisher.deleteWithoutTrace(id, revision.seen())
              : publisher.delete(id, revision.seen()));
    }
    return 0;
  }
}
