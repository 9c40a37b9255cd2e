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

/** The index that a command writes or compares with its catalog. */
final class IndexTarget {
  @Option(
      names = "--max-mb",
      order = 0,
      paramLabel = "MB",
      description = "Refuse a larger index; searchMaxMB of the stack (default: 256).")
  private int maxMb = 256;

  @Mixin private IndexOption location;
  @Mixin private TargetOptions target;

  interface IndexTask {
    int on(OpenTable table, OpenIndex index, BooleanSupplier stopped) throws IOException;
  }

  int run(IndexTask task, Output out) throws IOException {
    try (Interruption interruption = new Interruption();
        OpenTable table = target.open();
        OpenIndex index = location.open(target.target(), table)) {
      out.note(table.place() + ", index " + index.place());
      return task.on(table, index, interruption::requested);
    }
  }

  Indexer writer(OpenIndex index) {
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
