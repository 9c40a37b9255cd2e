package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.command.IndexComparison.IndexFlaw;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.console.Quantity;
import papercatalog.cli.target.OpenIndex;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.model.NamedConstant;
import papercatalog.search.index.SearchIndex;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "verify",
    description = {
      "Compares every id and revision of the index with the table.",
      "Papers written in the last two minutes may still be on their way into the index. Only"
          + " --repair",
      "writes."
    },
    footer = {
      "  catalog index verify --stack PaperCatalog-prod",
      "  catalog index verify --repair --index index --endpoint http://127.0.0.1:8000",
      "",
      "It reads every item, at one read unit per 4 KB. The catalog of a tenant, which it walks by"
          + " Query,",
      "takes at least one unit per paper. The exit code is 1 if flaws are left."
    })
final class IndexVerify extends CatalogCommand {
  @Option(names = "--repair", description = "Index papers that differ as they are now.")
  private boolean repair;

  @Mixin private IndexTarget target;

  @Override
  int run(Output out) throws IOException {
    return target.run((table, index, stopped) -> run(table, index, stopped, out), out);
  }

  private int run(OpenTable table, OpenIndex index, BooleanSupplier stopped, Output out)
      throws IOException {
    IndexComparison comparison = new IndexComparison(stopped);
    try (SearchIndex reader = index.reader();
        Progress _ = Progress.of(out, new Progress.Meter("verify", comparison::papers, "papers"))) {
      comparison.run(reader, table.table(), Instant.now());
    } catch (CancellationException _) {
      out.problem("Stopped before the end.");
      return 1;
    }
    List<IndexFlaw> all = comparison.flaws;
    List<IndexFlaw> flaws = all.stream().filter(flaw -> !flaw.recent()).toList();
    int left = repair ? IndexTarget.repair(all, table, target.writer(index)) : flaws.size();
    flaws.forEach(flaw -> report(flaw, out));
    report(comparison.papers(), flaws.size(), all.size() - flaws.size(), out);
    return Math.min(left, 1);
  }

  private void report(IndexFlaw flaw, Output out) {
    out.result(
        (repair ? "repaired: " : "") + flaw.id() + " " + flaw.kind().text,
        json ->
            json.put("id", flaw.id().value())
                .put("flaw", NamedConstant.kebabCase(flaw.kind().name()))
                .put("repaired", repair));
  }

  private static void report(long papers, int flaws, int recent, Output out) {
    out.result(
        "%,d papers: %s%s"
            .formatted(
                papers,
                flaws == 0 ? "nothing wrong" : Quantity.of(flaws, "flaw"),
                recent == 0
                    ? ""
                    : "; %,d of the last two minutes not indexed yet".formatted(recent)),
        json ->
            json.putObject("summary")
                .put("papers", papers)
                .put("findings", flaws)
                .put("notYetIndexed", recent));
  }
}
