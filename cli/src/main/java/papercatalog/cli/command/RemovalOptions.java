package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Output;
import papercatalog.cli.target.OpenTable;
import papercatalog.cli.target.Target;
import papercatalog.domain.model.PaperId;
import papercatalog.publishing.entry.RecordName;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Written;
import papercatalog.search.index.CurrentPapers;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The paper that a command takes from its readers. */
final class RemovalOptions {
  @Mixin private PaperArgument paper;

  @Option(
      names = "--revision",
      order = 0,
      paramLabel = "N",
      description = "Only if this is the current revision (default: any revision).")
  private Optional<Long> revision = Optional.empty();

  @Mixin private Confirmation confirmation;
  @Mixin private IndexOption index;
  @Mixin private WrittenTarget target;

  interface Removal {
    Written of(Publisher publisher, PaperId id, OptionalLong seen);
  }

  Target target() {
    return target.target();
  }

  /**
   * Removes the paper, after a question if there is one, which has a place for the id.
   *
   * @param purge whether its words leave the files of the search's index too
   */
  int remove(
      Optional<String> question, String participle, boolean purge, Removal removal, Output out)
      throws IOException {
    PaperId id = paper.id;
    try (OpenTable table = target.open(true)) {
      out.note(table.place());
      if (question.isPresent()
          && !confirmation.given(question.get().formatted(id), participle, out)) {
        return 1;
      }
      OptionalLong seen = revision.map(OptionalLong::of).orElseGet(OptionalLong::empty);
      out.result(RecordName.of(id), removal.of(table.publisher(), id, seen));
      if (purge) {
        CurrentPapers papers = new CurrentPapers(table.table());
        index.purge(target.target(), table, it -> it.purge(() -> papers.current(List.of(id))), out);
      }
      return 0;
    }
  }
}
