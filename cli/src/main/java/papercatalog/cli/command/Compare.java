package papercatalog.cli.command;

import module java.base;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.cli.backup.Comparison;
import papercatalog.cli.backup.Counts;
import papercatalog.cli.backup.PartSource;
import papercatalog.cli.backup.TableParts;
import papercatalog.cli.console.DifferenceText;
import papercatalog.cli.console.Interruption;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.table.RetryPolicy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "compare",
    description = {
      "Shows how two catalogs differ.",
      "Compares papers with every version and their latest change, authors' profiles, collections and",
      "topics. The exit code is 1 if they differ."
    },
    footer = {
      "  catalog compare papers.ndjson.gz stack:PaperCatalog-next",
      "  catalog compare table:papers,region=eu-west-1 table:papers,region=us-east-1,profile=new",
      "  catalog compare http://127.0.0.1:8000 http://127.0.0.1:8000#copy",
      "  catalog compare backup-of-acme.ndjson.gz table:papers,tenant=acme",
      "",
      "Each catalog is a backup (- is standard input), table:NAME or stack:NAME on AWS, optionally",
      "with ,region=REGION and ,profile=PROFILE, or the URL of a local engine with #TABLE",
      "(default: papers). Add ,tenant=NAME for a table that several catalogs share",
      "(default: CATALOG_TENANT)."
    })
final class Compare implements Callable<Integer> {
  @Parameters(
      index = "0",
      paramLabel = "ONE",
      converter = ComparedCatalog.Converter.class,
      description = "First catalog: a backup or a table.")
  private ComparedCatalog one;

  @Parameters(
      index = "1",
      paramLabel = "OTHER",
      converter = ComparedCatalog.Converter.class,
      description = "Second catalog.")
  private ComparedCatalog other;

  @Mixin private OutputOptions output;

  /** An opened side, with its table if it is one. */
  private record Opened(PartSource parts, Optional<OpenTable> table) implements AutoCloseable {
    @Override
    public void close() {
      parts.close();
      table.ifPresent(OpenTable::close);
    }
  }

  @Override
  public Integer call() throws IOException {
    Output out = output.open();
    DifferenceText text = new DifferenceText(one.text(), other.text());
    Optional<TenantName> tenant = TenantOption.ofEnvironment();
    try (Opened left = open(one.orOf(tenant), out);
        Opened right = open(other.orOf(tenant), out)) {
      Comparison comparison = new Comparison(left.parts(), right.parts());
      long differences;
      try (Interruption interruption = new Interruption(comparison::stop);
          Progress progress = Progress.of(out, meter(left, right, comparison))) {
        differences =
            comparison.run(
                found ->
                    progress.result(
                        () -> out.result(() -> text.of(found), () -> text.json(found))));
        if (interruption.requested()) {
          out.problem("Stopped before the end.");
          return 1;
        }
      }
      Counts counts = comparison.counts();
      out.result(() -> DifferenceText.of(counts, differences), () -> summary(counts, differences));
      return differences == 0 ? 0 : 1;
    }
  }

  private Opened open(ComparedCatalog side, Output out) throws IOException {
    return switch (side.place()) {
      case ComparedCatalog.Place.InFile(var path) ->
          new Opened(new BackupFile(path).open(), Optional.empty());
      case ComparedCatalog.Place.InTable(var target) -> {
        OpenTable table = OpenTable.at(target);
        out.note(table.place());
        yield new Opened(
            TableParts.of(table.table(), Clock.systemUTC(), RetryPolicy.UNTIL_SERVED),
            Optional.of(table));
      }
    };
  }

  /** Estimates the size from the tables: a backup does not state its number of parts in advance. */
  private static Progress.Meter meter(Opened left, Opened right, Comparison comparison) {
    LongSupplier done = () -> comparison.counts().sum();
    LongSupplier size = () -> Math.max(size(left), size(right));
    return new Progress.Meter(
        "compare", size, done, done, "records", "reading the ids of all records");
  }

  private static long size(Opened side) {
    return side.parts() instanceof TableParts table ? table.size() : 0;
  }

  private static ObjectNode summary(Counts counts, long differences) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    counts.putInto(json.putObject("summary")).put("differences", differences);
    return json;
  }
}
