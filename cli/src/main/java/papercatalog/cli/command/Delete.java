package papercatalog.cli.command;

import module java.base;

import papercatalog.domain.model.PaperId;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Written;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "delete",
    description = {
      "Removes a paper with all its versions.",
      "Its authors keep their profiles. The list of changes says that the paper was deleted;",
      "--without-trace removes that change too, also for papers that are already deleted, and the paper's",
      "words in the search's index. Withdraw what readers may have cited."
    },
    footer = {
      "  catalog delete test-paper --yes --endpoint http://127.0.0.1:8000",
      "  catalog delete test-paper --revision 1 --stack PaperCatalog-prod",
      "  catalog delete test-paper --without-trace --yes --table papers",
      "",
      "Followers of the changes learn of a deletion only from the change that it leaves."
    })
final class Delete extends PaperRemoval {
  @Option(
      names = "--without-trace",
      description = "Also remove the change that records the deletion.")
  private boolean withoutTrace;

  Delete() {
    super("deleted");
  }

  @Override
  Optional<String> question(PaperId id) {
    return Optional.of("Delete the paper " + id + " and all its versions?");
  }

  @Override
  boolean isTakedown() {
    return withoutTrace;
  }

  @Override
  Written remove(Publisher publisher, PaperId id, OptionalLong seen) {
    return withoutTrace ? publisher.deleteWithoutTrace(id, seen) : publisher.delete(id, seen);
  }
}
