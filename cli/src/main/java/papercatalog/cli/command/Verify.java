package papercatalog.cli.command;

import module java.base;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.verify.Finding;
import papercatalog.domain.verify.VerificationReport;
import papercatalog.domain.verify.Verifier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "verify",
    description = {
      "Finds what is wrong in the catalog, and repairs it.",
      "Reports links, versions and changes that are missing, stale or without a paper, wrong keys,",
      "interrupted writes, drafts past their time, collections and topics that no paper uses. Only",
      "--repair writes."
    },
    footer = {
      "  catalog verify --endpoint http://127.0.0.1:8000",
      "  catalog verify --repair --stack PaperCatalog-prod",
      "",
      "It reads every item, at one read unit for every 4 KB; of a tenant's catalog, which it walks over",
      "by Query, at one for each paper at least. The exit code is 1 while anything wrong is left."
    })
final class Verify implements Callable<Integer> {
  @Option(names = "--repair", description = "Repair what can be repaired.")
  private boolean repair;

  @Mixin private TargetOptions target;
  @Mixin private ClockOption clock;
  @Mixin private OutputOptions output;

  @Override
  public Integer call() {
    Output out = output.open();
    try (OpenTable table = clock.open(target.target(), repair)) {
      out.note(table.place());
      VerificationReport report = walk(table.verifier(repair), out);
      out.result(() -> text(report), () -> json(report));
      return report.healthy() ? 0 : 1;
    }
  }

  private VerificationReport walk(Verifier verifier, Output out) {
    AtomicLong seen = new AtomicLong();
    Progress.Meter meter =
        new Progress.Meter("verify", () -> 0, seen::get, seen::get, "items", "no items yet");
    try (Progress progress = Progress.of(out, meter)) {
      return verifier.run(
          finding -> progress.result(() -> out.result(() -> text(finding), () -> json(finding))),
          seen::set);
    }
  }

  private static String text(Finding finding) {
    return "%s%s / %s %s%s"
        .formatted(
            finding.repaired() ? "repaired: " : "",
            finding.key().partition(),
            finding.key().sort(),
            finding.flaw().text(),
            finding.detail().isEmpty() ? "" : ": " + finding.detail());
  }

  private static ObjectNode json(Finding finding) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("flaw", finding.flaw().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    json.put("partition", finding.key().partition());
    json.put("sort", finding.key().sort());
    if (!finding.detail().isEmpty()) {
      json.put("detail", finding.detail());
    }
    json.put("repaired", finding.repaired());
    return json;
  }

  private static String text(VerificationReport report) {
    return "%,d items, %,d papers, %,d authors: %s"
        .formatted(report.items(), report.papers(), report.authors(), conclusion(report));
  }

  private static String conclusion(VerificationReport report) {
    String flaws =
        report.findings() == 0
            ? "nothing wrong"
            : "%,d %s, %,d repaired"
                .formatted(
                    report.findings(),
                    report.findings() == 1 ? "flaw" : "flaws",
                    report.repaired());
    return report.notYetCounted() == 0
        ? flaws
        : "%s; %,d %s of the last hour not counted yet"
            .formatted(
                flaws, report.notYetCounted(), report.notYetCounted() == 1 ? "change" : "changes");
  }

  private static ObjectNode json(VerificationReport report) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.putObject("summary")
        .put("items", report.items())
        .put("papers", report.papers())
        .put("authors", report.authors())
        .put("findings", report.findings())
        .put("repaired", report.repaired())
        .put("notYetCounted", report.notYetCounted())
        .put("healthy", report.healthy());
    return json;
  }
}
