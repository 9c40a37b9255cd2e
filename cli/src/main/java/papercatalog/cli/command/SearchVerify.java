package papercatalog.cli.command;

import module java.base;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.cli.console.Interruption;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.index.IndexComparison;
import papercatalog.cli.index.IndexFlaw;
import papercatalog.cli.target.OpenIndex;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.model.PaperId;
import papercatalog.search.handler.CurrentPapers;
import papercatalog.search.handler.IndexingFunction;
import papercatalog.search.index.Indexer;
import papercatalog.search.index.SearchIndex;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "verify",
    description = {
      "Compares every id and revision of the index with the table.",
      "Papers written in the last two minutes may still be on their way into the index. Only --repair",
      "writes."
    },
    footer = {
      "  catalog search verify --stack PaperCatalog-prod",
      "  catalog search verify --repair --index index --endpoint http://127.0.0.1:8000",
      "",
      "It reads every item, at one read unit for every 4 KB; of a tenant's catalog, which it walks by",
      "Query, at one for each paper at least. The exit code is 1 while anything wrong is left."
    })
final class SearchVerify implements Callable<Integer> {
  private final AtomicBoolean stopped = new AtomicBoolean();

  @Option(names = "--repair", description = "Index papers that differ as they are now.")
  private boolean repair;

  @Mixin private IndexSize size;
  @Mixin private IndexOption location;
  @Mixin private TargetOptions target;
  @Mixin private OutputOptions output;

  @Override
  public Integer call() throws IOException {
    Output out = output.open();
    IndexComparison comparison = new IndexComparison(stopped::get);
    try (Interruption _ = new Interruption(() -> stopped.set(true));
        OpenTable table = OpenTable.at(target.target());
        OpenIndex index = location.open(target.target());
        SearchIndex reader = index.reader()) {
      out.note(table.place() + ", index " + index.place());
      try (Progress _ = Progress.of(out, meter(comparison))) {
        comparison.run(reader, table.table(), Instant.now());
      } catch (CancellationException _) {
        out.problem("Stopped before the end.");
        return 1;
      }
      List<IndexFlaw> repaired = repair ? comparison.all() : List.of();
      int left = repair(repaired, table, index.writer(size.maxMb()));
      comparison.flaws().forEach(flaw -> out.result(() -> text(flaw), () -> json(flaw)));
      out.result(() -> summary(comparison), () -> json(comparison));
      return repair ? Math.min(left, 1) : Math.min(comparison.flaws().size(), 1);
    }
  }

  /**
   * Indexes papers as they are now.
   *
   * @return the number of those that cannot be read
   */
  static int repair(List<IndexFlaw> flaws, OpenTable table, Indexer writer) throws IOException {
    CurrentPapers papers = new CurrentPapers(table.table());
    List<PaperId> ids = new ArrayList<>(flaws.stream().map(IndexFlaw::id).toList());
    while (!ids.isEmpty()) {
      List<PaperId> some = ids.subList(0, Math.min(ids.size(), IndexingFunction.BATCH));
      writer.update(List.copyOf(some), papers);
      some.clear();
    }
    return papers.unreadable().size();
  }

  private static Progress.Meter meter(IndexComparison comparison) {
    return new Progress.Meter(
        "verify", () -> 0, comparison::papers, comparison::papers, "papers", "no papers yet");
  }

  private String text(IndexFlaw flaw) {
    return (repair ? "repaired: " : "") + flaw.id() + " " + flaw.kind().text();
  }

  private ObjectNode json(IndexFlaw flaw) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("id", flaw.id().value())
        .put("flaw", flaw.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'))
        .put("repaired", repair);
  }

  private static String summary(IndexComparison found) {
    int flaws = found.flaws().size();
    return "%,d papers: %s%s"
        .formatted(
            found.papers(),
            flaws == 0 ? "nothing wrong" : "%,d %s".formatted(flaws, flaws == 1 ? "flaw" : "flaws"),
            found.recent().isEmpty()
                ? ""
                : "; %,d of the last two minutes not indexed yet".formatted(found.recent().size()));
  }

  private static ObjectNode json(IndexComparison found) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.putObject("summary")
        .put("papers", found.papers())
        .put("findings", found.flaws().size())
        .put("notYetIndexed", found.recent().size());
    return json;
  }
}
