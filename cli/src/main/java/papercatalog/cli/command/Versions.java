package papercatalog.cli.command;

import papercatalog.cli.console.Output;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.model.VersionSummary;
import papercatalog.publishing.document.PaperDocument;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "versions",
    description = "Lists the versions of a paper, latest first.",
    footer = {
      "  catalog versions WP-002 --endpoint http://127.0.0.1:8000",
      "  catalog versions WP-002 --output json --stack PaperCatalog-prod",
      "",
      "catalog get ID --revision N shows a whole version."
    })
final class Versions extends TableCommand {
  @Mixin private PaperArgument paper;

  @Override
  int run(Output out) {
    try (OpenTable table = open()) {
      for (VersionSummary version : new PaperStates(table.records(), paper.id).versions()) {
        out.result(() -> text(version), () -> PaperDocument.writeVersionSummary(version));
      }
      return 0;
    }
  }

  private static String text(VersionSummary version) {
    return "%6d  written %s  %s%s  %s%s"
        .formatted(
            version.revision(),
            version.updatedAt(),
            version.status().text(),
            version.version().map(label -> " " + label).orElse(""),
            version.title(),
            version.expiresAt().map(at -> ", kept until " + at).orElse(""));
  }
}
