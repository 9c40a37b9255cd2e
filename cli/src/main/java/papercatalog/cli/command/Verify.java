package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.console.Quantity;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.model.NamedConstant;
import papercatalog.publishing.record.Edition;
import papercatalog.publishing.verify.Finding;
import papercatalog.publishing.verify.VerificationReport;
import papercatalog.publishing.verify.Verifier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "verify",
    description = {
      "Finds flaws in the catalog and repairs them.",
      "Reports links, versions and changes that are missing, stale or without a paper, wrong keys,",
      "interrupted writes, drafts past their time, wrong counts, collections and topics that no paper",
      "uses. Only --repair writes."
    },
    footer = {
      "  catalog verify --endpoint http://127.0.0.1:8000",
      "  catalog verify --repair --stack PaperCatalog-prod",
      "",
      "It reads every item, at one read unit per 4 KB. The catalog of a tenant, which it walks by Query,",
      "takes at least one unit per paper. The exit code is 1 if flaws are left."
    })
final class Verify extends WritingCommand {
  @Option(names = "--repair", description = "Repair what can be repaired.")
  private boolean repair;

  @Override
  int run(Output out) {
    try (OpenTable table = open(repair)) {
      out.note(table.place());
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
      return noteEdition(table, out) && report.healthy() ? 0 : 1;
    }
  }

  /** Whether this tool may repair the catalog. */
  private static boolean noteEdition(OpenTable table, Output out) {
    Optional<Edition> stored = Edition.of(table.table());
    String text =
        stored
            .map(it -> "of edition %d, by release %s".formatted(it.number(), it.release()))
            .orElse("of no stated edition: an earlier tool has written it");
    boolean later = stored.filter(Edition::isLater).isPresent();
    String own =
        ". This tool writes edition %d%s."
            .formatted(Edition.OWN.number(), later ? ", and may not write here" : "");
    out.note("The catalog is " + text + own);
    return !later;
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
          json.put("flaw", NamedConstant.kebabCase(finding.flaw().name()))
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
        "%,d items, %,d papers, %,d authors: %s%s"
            .formatted(report.items(), report.papers(), report.authors(), flaws, guessed),
        json ->
            json.putObject("summary")
                .put("items", report.items())
                .put("papers", report.papers())
                .put("authors", report.authors())
                .put("guessedNames", report.guessedNames())
                .put("findings", report.findings())
                .put("repaired", report.repaired())
                .put("healthy", report.healthy()));
  }
}
