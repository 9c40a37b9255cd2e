package papercatalog.cli.command;

import module java.base;

import org.apache.lucene.util.IOConsumer;
import papercatalog.cli.console.Output;
import papercatalog.cli.target.OpenIndex;
import papercatalog.cli.target.OpenTable;
import papercatalog.cli.target.Target;
import papercatalog.cli.target.UnusableTarget;
import papercatalog.search.index.Generation;
import papercatalog.search.index.Indexer;
import papercatalog.search.index.SearchIndex;
import papercatalog.search.index.UnusableIndex;
import picocli.CommandLine.Option;

final class IndexOption {
  @Option(
      names = "--index",
      paramLabel = "LOCATION",
      description = "A directory or s3://BUCKET (default: the bucket of --stack).")
  private Optional<String> location = Optional.empty();

  OpenIndex open(Target target, OpenTable table) throws IOException {
    return OpenIndex.find(target, table.table().namespace(), location)
        .orElseThrow(() -> missing(target));
  }

  /** The index for searches. Fails if it was never built. */
  static SearchIndex reader(OpenIndex index) throws IOException {
    SearchIndex reader = index.reader();
    try {
      if (reader.use(Generation::number) == 0) {
        throw new UnusableIndex(
            "There is no index in %s: catalog index rebuild makes one".formatted(index.place()));
      }
      return reader;
    } catch (IOException | RuntimeException e) {
      reader.close();
      throw e;
    }
  }

  private static RuntimeException missing(Target target) {
    return target.place() instanceof Target.Stack stack
        ? new UnusableTarget(
            "The stack %s has no output %s: deploy it with search=true, or give --index."
                .formatted(stack.name(), OpenIndex.OUTPUT))
        : new UsageError(
            "Pass --index DIR or --index s3://BUCKET, or --stack NAME to use its bucket. This makes"
                + " an index: catalog index rebuild --index DIR --endpoint URL");
  }

  /**
   * Changes the index after the papers of the table, so that it loses the words of what is gone. A
   * catalog without an index needs nothing.
   */
  void purge(Target target, OpenTable table, IOConsumer<Indexer> change, Output out)
      throws IOException {
    Optional<OpenIndex> found = OpenIndex.find(target, table.table().namespace(), location);
    if (found.isEmpty()) {
      if (target.place() instanceof Target.Table) {
        out.note(
            "If the catalog has a search, pass --index too: its index may still have the words.");
      }
      return;
    }
    try (OpenIndex index = found.get()) {
      if (index.exists()) {
        change.accept(index.writer(Integer.MAX_VALUE)); // it does not grow
        out.note("The index in %s no longer has the words.".formatted(index.place()));
      }
    }
  }
}
