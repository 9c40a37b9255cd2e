package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Interruption;
import papercatalog.cli.console.Output;
import papercatalog.cli.target.OpenIndex;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.model.PaperId;
import papercatalog.search.index.CurrentPapers;
import papercatalog.search.index.Indexer;
import papercatalog.search.index.IndexingFunction;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

abstract class IndexCommand extends TableCommand {
  @Option(
      names = "--max-mb",
      order = 0,
      paramLabel = "MB",
      description = "Refuse a larger index; searchMaxMB of the stack (default: 256).")
  private int maxMb = 256;

  @Mixin private IndexOption location;
  @ParentCommand private Search search;

  @Override
  final int run(Output out) throws IOException {
    if (!search.query.isEmpty()) {
      throw new UsageError("Quote the words: catalog search 'QUERY'");
    }
    try (Interruption interruption = new Interruption();
        OpenTable table = open();
        OpenIndex index = location.open(target.target(), table)) {
      out.note(table.place() + ", index " + index.place());
      return run(table, index, interruption::requested, out);
    }
  }

  abstract int run(OpenTable table, OpenIndex index, BooleanSupplier stopped, Output out)
      throws IOException;

  final Indexer writer(OpenIndex index) {
    return index.writer(maxMb);
  }

  /** Indexes papers as they are now, and returns the number of those that cannot be read. */
  static int repair(List<IndexComparison.IndexFlaw> flaws, OpenTable table, Indexer writer)
      throws IOException {
    CurrentPapers papers = new CurrentPapers(table.table());
    Stream<PaperId> ids = flaws.stream().map(IndexComparison.IndexFlaw::id);
    for (var some : ids.gather(Gatherers.windowFixed(IndexingFunction.BATCH)).toList()) {
      writer.update(() -> papers.current(some));
    }
    return papers.unreadable().size();
  }
}
