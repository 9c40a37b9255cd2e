package papercatalog.cli.command;

import module java.base;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import papercatalog.cli.console.Interruption;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.console.Stopwatch;
import papercatalog.cli.index.CatalogPapers;
import papercatalog.cli.index.IndexComparison;
import papercatalog.cli.index.IndexFlaw;
import papercatalog.cli.target.OpenIndex;
import papercatalog.cli.target.OpenTable;
import papercatalog.cli.transfer.Retries;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.record.Records;
import papercatalog.domain.table.RetryPolicy;
import papercatalog.search.index.Indexer;
import papercatalog.search.index.Manifest;
import papercatalog.search.index.SearchIndex;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "rebuild",
    description = {
      "Replaces the index by a new one of all papers.",
      "Searches use the old one until the new one is complete. Papers that change meanwhile are",
      "indexed at the end. If interrupted, the old index stays."
    },
    footer = {
      "  catalog search rebuild --stack PaperCatalog-prod",
      "  catalog search rebuild --index index --endpoint http://127.0.0.1:8000",
      "",
      "It reads every item twice and every paper once, at one read unit for every 4 KB: 50,000 papers",
      "cost about $0.04. A tenant's catalog, which it walks by Query, takes one unit a paper at least."
    })
final class SearchRebuild implements Callable<Integer> {
  private final AtomicBoolean stopped = new AtomicBoolean();

  @Mixin private IndexSize size;
  @Mixin private IndexOption location;
  @Mixin private TargetOptions target;
  @Mixin private OutputOptions output;

  @Override
  public Integer call() throws IOException {
    Output out = output.open();
    try (Interruption _ = new Interruption(() -> stopped.set(true));
        OpenTable table = OpenTable.at(target.target());
        OpenIndex index = location.open(target.target())) {
      out.note(table.place() + ", index " + index.place());
      return rebuild(table, index, out);
    }
  }

  private int rebuild(OpenTable table, OpenIndex index, Output out) throws IOException {
    Stopwatch stopwatch = new Stopwatch();
    Records records = table.records();
    List<PaperId> ids = Retries.of(RetryPolicy.UNTIL_SERVED, records::ids).papers();
    CatalogPapers papers = new CatalogPapers(table.table(), ids, stopped::get);
    Indexer writer = index.writer(size.maxMb());
    Manifest built;
    try (Progress _ = Progress.of(out, meter(ids.size(), papers))) {
      built = writer.rebuild(papers::iterator);
    } catch (CancellationException _) {
      out.problem("Stopped before the end; the index is unchanged.");
      return 1;
    }
    List<IndexFlaw> changed = changed(table, index, writer, out);
    papers.unreadable().forEach(id -> out.problem(id + " cannot be read and is not in the index"));
    out.result(
        () ->
            "%,d papers indexed, %,.1f MB; %,d changed meanwhile"
                .formatted(
                    ids.size() - papers.unreadable().size(), built.bytes() / 1e6, changed.size()),
        () ->
            JsonNodeFactory.instance
                .objectNode()
                .put("papers", ids.size() - papers.unreadable().size())
                .put("changedMeanwhile", changed.size())
                .put("unreadable", papers.unreadable().size())
                .put("bytes", built.bytes()));
    out.note(stopwatch.text(ids.size(), "papers"));
    return stopped.get() || !papers.unreadable().isEmpty() ? 1 : 0;
  }

  /** The stream's writer puts its changes into the index that is read: until now the old one. */
  private List<IndexFlaw> changed(OpenTable table, OpenIndex index, Indexer writer, Output out)
      throws IOException {
    IndexComparison comparison = new IndexComparison(stopped::get);
    try (SearchIndex reader = index.reader()) {
      comparison.run(reader, table.table(), Instant.now());
    } catch (CancellationException _) {
      out.problem("Stopped after the swap: catalog search verify --repair does the rest.");
      return List.of();
    }
    SearchVerify.repair(comparison.all(), table, writer);
    return comparison.all();
  }

  private static Progress.Meter meter(long size, CatalogPapers papers) {
    return new Progress.Meter(
        "rebuild", () -> size, papers::done, papers::done, "papers", "no papers yet");
  }
}
