package papercatalog.command;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.concurrent.Callable;
import papercatalog.console.Output;
import papercatalog.document.PaperDocument;
import papercatalog.error.PaperNotFound;
import papercatalog.model.PaperId;
import papercatalog.record.PastVersion;
import papercatalog.record.Records;
import papercatalog.target.OpenTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code catalog history}. */
@Command(
    name = "history",
    description = "Lists what a paper has been, newest first.",
    footer = {
      "  catalog history WP-002 --endpoint http://127.0.0.1:8000",
      "  catalog history WP-002 --output json --stack PaperCatalog-prod",
      "",
      "As JSON, each line is a whole record with the time when it was superseded."
    })
final class History implements Callable<Integer> {
  @Mixin private PaperArgument paper;
  @Mixin private TargetOptions target;
  @Mixin private OutputOptions output;

  @Override
  public Integer call() {
    Output out = output.open();
    PaperId id = paper.id();
    try (OpenTable table = OpenTable.at(target.target())) {
      Records records = table.records();
      List<PastVersion> history = records.history(id);
      if (history.isEmpty() && records.paper(id).isEmpty()) {
        throw new PaperNotFound(id);
      }
      history.forEach(version -> out.result(() -> text(version), () -> json(version)));
      if (history.isEmpty()) {
        out.note("The paper " + id + " has never been revised, or its history has expired.");
      }
    }
    return 0;
  }

  private static String text(PastVersion version) {
    return "%6d  written %s, superseded %s%s  %s"
        .formatted(
            version.paper().revision(),
            version.paper().updatedAt(),
            version.supersededAt(),
            version.expiresAt().map(at -> ", kept until " + at).orElse(""),
            version.paper().title());
  }

  private static ObjectNode json(PastVersion version) {
    ObjectNode json = PaperDocument.writeRecord(version.paper());
    json.put("supersededAt", version.supersededAt().toString());
    version.expiresAt().ifPresent(at -> json.put("expiresAt", at.toString()));
    return json;
  }
}
