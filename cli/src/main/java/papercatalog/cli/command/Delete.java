package papercatalog.cli.command;

import java.io.IOException;
import java.util.Optional;
import papercatalog.cli.console.Output;
import papercatalog.publishing.write.Publisher;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "delete",
    description = {
      "Removes a paper with all its versions.",
      "Its authors keep their profiles. The list of changes says that the paper was deleted;",
      "--without-trace removes that change too, also for papers that are already deleted, and the"
          + " paper's",
      "words in the search's index. Withdraw what readers may have cited."
    },
    footer = {
      "  catalog delete test-paper --yes --endpoint http://127.0.0.1:8000",
      "  catalog delete test-paper --revision 1 --stack PaperCatalog-prod",
      "  catalog delete test-paper --without-trace --yes --table papers",
      "",
      "Followers of the changes learn of a deletion only from the change that it leaves."
    })
final class Delete extends CatalogCommand {
  @Option(
      names = "--without-trace",
      description = "Also remove the change that records the deletion.")
  private boolean withoutTrace;

  @Mixin private RemovalOptions removal;

  @Override
  int run(Output out) throws IOException {
    return removal.remove(
        Optional.of("Delete the paper %s and all its versions?"),
        "deleted",
        withoutTrace,
        withoutTrace ? Publisher::deleteWithoutTrace : Publisher::delete,
        out);
  }
}
