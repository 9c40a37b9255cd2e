package papercatalog.cli.command;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.cli.backup.BackupReader;
import papercatalog.cli.backup.Comparison;
import papercatalog.cli.backup.Comparison.Difference;
import papercatalog.cli.backup.Counts;
import papercatalog.cli.backup.PartSource;
import papercatalog.cli.backup.TableParts;
import papercatalog.cli.console.ChangeText;
import papercatalog.cli.console.Interruption;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.console.Quantity;
import papercatalog.cli.target.OpenTable;
import picocli.CommandLine.Command;
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
final class Compare extends CatalogCommand {
  @Parameters(index = "0", paramLabel = "ONE", description = "First catalog: a backup or a table.")
  private ComparedCatalog one;

  @Parameters(index = "1", paramLabel = "OTHER", description = "Second catalog.")
  private ComparedCatalog other;

  private record OpenCatalog(PartSource parts, Optional<OpenTable> table) implements AutoCloseable {
    @Override
    public void close() {
      parts.close();
      table.ifPresent(OpenTable::close);
    }
  }

  @Override
  int run(Output out) throws IOException {
    try (OpenCatalog left = open(one, out);
        OpenCatalog right = open(other, out)) {
      Comparison comparison = new Comparison(left.parts(), right.parts());
      Progress.Meter meter =
          Progress.Meter.ofRecords(
              "compare",
              () -> Math.max(left.parts().size(), right.parts().size()),
              () -> comparison.counts().sum());
      long differences;
      try (Interruption interruption = new Interruption();
          Progress progress = Progress.of(out, meter)) {
        differences =
            comparison.run(
                found -> progress.above(() -> report(found, out)), interruption::requested);
        if (interruption.requested()) {
          out.problem("Stopped before the end.");
          return 1;
        }
      }
      Counts counts = comparison.counts();
      out.result(
          "%s: %s"
              .formatted(
                  counts,
                  differences == 0 ? "no difference" : Quantity.of(differences, "difference")),
          json -> counts.putInto(json.putObject("summary")).put("differences", differences));
      return differences == 0 ? 0 : 1;
    }
  }

  /** Of a field as {@code diff} does; {@code before} is the left value, {@code after} the right. */
  private void report(Difference found, Output out) {
    String revision =
        found.revision().isPresent() ? ", revision " + found.revision().getAsLong() : "";
    String part = found.part() + revision + ": ";
    switch (found) {
      case Difference.OnlyIn only ->
          out.result(
              part + "only in " + (only.side() == Difference.Side.LEFT ? one : other).text(),
              json ->
                  named(found, json).put("onlyIn", only.side().name().toLowerCase(Locale.ROOT)));
      case Difference.InField field ->
          out.result(
              part + ChangeText.of(field.change()).replaceFirst(" +", " "),
              json -> named(found, json).setAll(ChangeText.json(field.change())));
    }
  }

  private static ObjectNode named(Difference found, ObjectNode json) {
    json.put(found.part().kind().text(), found.part().name());
    found.revision().ifPresent(revision -> json.put("version", revision));
    return json;
  }

  private static OpenCatalog open(ComparedCatalog side, Output out) throws IOException {
    if (side.target().isEmpty()) {
      InputFile file = new InputFile(Path.of(side.text()));
      return new OpenCatalog(new BackupReader(file.toString(), file.open()), Optional.empty());
    }
    OpenTable table = OpenTable.at(side.target().get(), false);
    out.note(table.place());
    return new OpenCatalog(
        new TableParts(table.table(), Clock.systemUTC(), Optional.empty()), Optional.of(table));
  }
}
