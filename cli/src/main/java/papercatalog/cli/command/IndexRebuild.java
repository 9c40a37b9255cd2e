package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.console.Stopwatch;
import papercatalog.cli.target.OpenIndex;
import papercatalog.cli.target.OpenTable;
import papercatalog.cli.transfer.FailureRetry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.publishing.record.Records;
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
      "  catalog index rebuild --stack PaperCatalog-prod",
      "  catalog index rebuild --index index --endpoint http://127.0.0.1:8000",
      "",
      "It reads every item twice and every paper once, at one read unit per 4 KB: 50,000 papers"
          + " cost",
      "about $0.04. The catalog of a tenant, which it walks by Query, takes at least one unit per"
          + " paper."
    })
final class IndexRebuild extends CatalogCommand {
  private static final int PAPERS_A_READ = 100;

  @Mixin private IndexTarget target;

  @Override
  int run(Output out) throws IOException {
    return target.run((table, index, stopped) -> run(table, index, stopped, out), out);
  }

  private int run(OpenTable table, OpenIndex index, BooleanSupplier stopped, Output out)
      throws IOException {
    Stopwatch stopwatch = new Stopwatch();
    Records records = table.records();
    List<PaperId> ids = FailureRetry.of(records::ids).papers();
    AtomicLong done = new AtomicLong();
    Set<PaperId> unreadable = ConcurrentHashMap.newKeySet();
    Function<List<PaperId>, List<Paper>> read =
        some -> {
          if (stopped.getAsBoolean()) {
            throw new CancellationException();
          }
          List<Paper> papers = records.papers(some, (id, _) -> unreadable.add(id));
          done.addAndGet(some.size());
          return papers;
        };
    Indexer writer = target.writer(index);
    Manifest built;
    Progress.Meter meter =
        new Progress.Meter("rebuild", ids::size, done::get, "papers", "no papers yet");
    try (Progress _ = Progress.of(out, meter)) {
      built = writer.rebuild(() -> FailureRetry.ofBatches(ids, PAPERS_A_READ, read).iterator());
    } catch (CancellationException _) {
      out.problem("Stopped before the end; the index is unchanged.");
      return 1;
    }
    int changed = indexChanges(table, index, writer, stopped, out);
    unreadable.forEach(id -> out.problem(id + " cannot be read and is not in the index"));
    int indexed = ids.size() - unreadable.size();
    out.result(
        "%,d papers indexed, %,.1f MB; %,d changed meanwhile"
            .formatted(indexed, built.bytes() / 1e6, changed),
        json ->
            json.put("papers", indexed)
                .put("changedMeanwhile", changed)
                .put("unreadable", unreadable.size())
                .put("bytes", built.bytes()));
    out.note(stopwatch.text(ids.size()));
    return stopped.getAsBoolean() || !unreadable.isEmpty() ? 1 : 0;
  }

  /** Indexes what changed meanwhile: the stream's writer put it into the old index. */
  private static int indexChanges(
      OpenTable table, OpenIndex index, Indexer writer, BooleanSupplier stopped, Output out)
      throws IOException {
    IndexComparison comparison = new IndexComparison(stopped);
    try (SearchIndex reader = index.reader()) {
      comparison.run(reader, table.table(), Instant.now());
    } catch (CancellationException _) {
      out.problem("Stopped after the swap: run catalog index verify --repair to finish.");
      return 0;
    }
    IndexTarget.repair(comparison.flaws, table, writer);
    return comparison.flaws.size();
  }
}
