package papercatalog.cli.command;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.console.Quantity;
import papercatalog.cli.cost.Price;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.model.NamedConstant;
import papercatalog.publishing.record.Edition;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.verify.Finding;
import papercatalog.publishing.verify.VerificationReport;
import papercatalog.publishing.verify.Verifier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "verify",
    description = {
      "Finds flaws in the catalog and repairs them.",
      "Reports links, versions and changes that are missing, stale or without a paper, wrong keys,",
      "interrupted writes, drafts past their time, wrong counts, collections and topics that no"
          + " paper",
      "uses. Only --repair writes."
    },
    footer = {
      "  catalog verify --endpoint http://127.0.0.1:8000",
      "  catalog verify --repair --stack PaperCatalog-prod",
      "",
      "It reads every item, at one read unit per 4 KB. The catalog of a tenant, which it walks by"
          + " Query,",
      "takes at least one unit per paper. The exit code is 1 if flaws are left."
    })
final class Verify extends CatalogCommand {
  @Option(names = "--repair", description = "Repair what can be repaired.")
  private boolean repair;

  @Mixin private WrittenTarget target;

  @Override
  int run(Output out) {
    try (OpenTable table = target.open(repair)) {
      out.note(table.place());
      Optional<Edition> edition = Edition.of(table.table());
      out.note(text(edition));
      Verifier verifier =
          repair
              ? Verifier.repairing(table.table(), Clock.systemUTC(), table.publisher())
              : Verifier.readOnly(table.table(), Clock.systemUTC());
      AtomicLong seen = new AtomicLong();
      VerificationReport report;
      try (Progress progress = Progress.of(out, new Progress.Meter("verify", seen::get, "items"))) {
        report = verifier.run(finding -> progress.above(() -> report(finding, out)), seen::set);
      }
      report(report, out);
      return report.healthy() && edition.filter(Edition::isLater).isEmpty() ? 0 : 1;
    }
  }

  private static String text(Optional<Edition> stored) {
    String text =
        stored
            .map(
                it ->
                    it.equals(Edition.UNREADABLE)
                        ? "of an edition that cannot be read"
                        : "of edition %d, by release %s".formatted(it.number(), it.release()))
            .orElse("of no stated edition: an earlier tool has written it");
    return "The catalog is %s. This tool writes edition %d%s."
        .formatted(
            text,
            Edition.OWN.number(),
            stored.filter(Edition::isLater).isPresent() ? ", and may not write here" : "");
  }

  private static void report(Finding finding, Output out) {
    out.result(
        "%s%s / %s %s%s"
            .formatted(
                finding.repaired() ? "repaired: " : "",
                finding.key().partition(),
                finding.key().sort(),
                finding.flaw().text(),
                finding.detail().isEmpty() ? "" : ": " + finding.detail()),
        json -> {
          json.put("flaw", name(finding.flaw()))
              .put("partition", finding.key().partition())
              .put("sort", finding.key().sort());
          if (!finding.detail().isEmpty()) {
            json.put("detail", finding.detail());
          }
          json.put("repaired", finding.repaired());
        });
  }

  private static void report(VerificationReport report, Output out) {
    String flaws =
        report.findings() == 0
            ? "nothing wrong"
            : "%s, %,d repaired"
                .formatted(Quantity.of(report.findings(), "flaw"), report.repaired());
    String guessed =
        report.guessedNames() == 0
            ? ""
            : "; %s without parts".formatted(Quantity.of(report.guessedNames(), "name"));
    out.result(
        "%,d items, %,d papers, %,d authors: %s%s%s"
            .formatted(
                report.items(), report.papers(), report.authors(), flaws, guessed, kinds(report)),
        json -> {
          ObjectNode summary =
              json.putObject("summary")
                  .put("items", report.items())
                  .put("papers", report.papers())
                  .put("authors", report.authors())
                  .put("guessedNames", report.guessedNames())
                  .put("findings", report.findings())
                  .put("repaired", report.repaired())
                  .put("writeUnits", report.writeUnits())
                  .put("healthy", report.healthy());
          ObjectNode kinds = summary.putObject("flaws");
          report
              .flaws()
              .forEach(
                  (flaw, tally) ->
                      kinds
                          .putObject(name(flaw))
                          .put("found", tally.found())
                          .put("repaired", tally.repaired())
                          .put("remedy", flaw.remedy()));
        });
  }

  /** A line for each kind of flaw, with what mends those that are left, and the cost of repairs. */
  private static String kinds(VerificationReport report) {
    StringJoiner lines = new StringJoiner("\n", "\n", "").setEmptyValue("");
    report
        .flaws()
        .forEach(
            (flaw, tally) ->
                lines.add(
                    "%,7d %s: %s"
                        .formatted(
                            tally.found(),
                            name(flaw),
                            tally.repaired() == tally.found() ? "repaired" : flaw.remedy())));
    if (report.writeUnits() > 0) {
      lines.add(
          "Repairs took %s, $%.2f"
              .formatted(
                  Quantity.of(Math.round(report.writeUnits()), "write unit"),
                  Price.WRITE_UNIT.of(report.writeUnits())));
    }
    return lines.toString();
  }

  private static String name(Flaw flaw) {
    return NamedConstant.kebabCase(flaw.name());
  }
}
