package papercatalog.cli.command;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.cli.console.ChangeText;
import papercatalog.cli.console.Interruption;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.WriteReport;
import papercatalog.cli.failure.Failure;
import papercatalog.cli.target.OpenTable;
import papercatalog.cli.transfer.Corrector;
import papercatalog.cli.transfer.ImportSummary;
import papercatalog.publishing.entry.JsonItems;
import papercatalog.publishing.entry.JsonItems.JsonItem;
import papercatalog.publishing.entry.MeteredStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "apply",
    description = {
      "Applies readers' corrections of papers.",
      "A correction is an edited copy of a paper's JSON with its revision, or a JSON merge patch"
          + " (RFC",
      "7396) with the paper's id, alone, in an array, one a line, or in the text of a mail. What"
          + " it",
      "changed in its revision is changed in the current one. A member that has changed since is a",
      "conflict: the correction fails, and names both values and the one before."
    },
    footer = {
      "  catalog apply mail.txt --dry-run --stack PaperCatalog-prod",
      "  catalog apply corrections.ndjson --output json --endpoint http://127.0.0.1:8000",
      "",
      "A patch: {\"id\": \"WP-002\", \"revision\": 3, \"title\": \"New title\", \"subtitle\":"
          + " null}",
      "",
      "Members that a patch leaves out stay; null removes one. A copy, which has updatedAt,"
          + " removes",
      "what it leaves out. Applying a correction again changes nothing."
    })
final class Apply extends EntriesCommand {
  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Files with corrections; - is standard input.")
  private List<Path> files;

  @Override
  int run(Output out) throws InterruptedException {
    List<InputFile> inputs = InputFile.all(files);
    CountDownLatch stopped = new CountDownLatch(1);
    try (OpenTable table = target.open(!dryRun);
        Interruption interruption = new Interruption(stopped::countDown)) {
      out.note(table.place());
      Corrector corrector =
          new Corrector(drafts.applyTo(table.publisher()), table.records(), dryRun, stopped);
      ImportSummary summary = ImportSummary.NONE;
      boolean complete = true;
      for (InputFile input : inputs) {
        try (MeteredStream metered = new MeteredStream(input.open())) {
          JsonItems items = JsonItems.inText(JsonItems.STRICT, metered);
          Optional<JsonItem> item = items.next();
          while (complete && item.isPresent()) {
            Corrector.Applied applied =
                corrector.apply(
                    input.toString(),
                    item.get(),
                    changes -> changes.forEach(it -> printText(ChangeText.of(it), out)));
            report(applied, out);
            summary = summary.plus(applied.result());
            complete = !interruption.requested() && !isOfTheTable(applied);
            item = items.next();
          }
        } catch (IOException e) {
          out.problem("The rest of %s cannot be read: %s".formatted(input, Failure.reason(e)));
          complete = false;
        }
      }
      report(summary, complete, out);
      if (!complete) {
        out.problem("Stopped before the end: run the same command again.");
      }
      out.flush();
      return complete && summary.success() ? 0 : 1;
    }
  }

  private static boolean isOfTheTable(Corrector.Applied applied) {
    return applied.result().failure().filter(Failure::ofTheTable).isPresent();
  }

  private static void printText(String line, Output out) {
    if (out.format() == Output.ResultFormat.TEXT) {
      out.print(line);
    }
  }

  private static void report(Corrector.Applied applied, Output out) {
    if (out.format() == Output.ResultFormat.TEXT) {
      report(applied.result(), out);
      return;
    }
    ObjectNode json = WriteReport.json(applied.result());
    applied.changes().forEach(it -> json.withArray("changes").add(ChangeText.json(it)));
    applied
        .conflicts()
        .forEach(
            it -> {
              ObjectNode conflict = json.withArray("conflicts").addObject();
              conflict.put("member", it.member());
              ChangeText.put(conflict, "base", it.base());
              ChangeText.put(conflict, "correction", it.correction());
              ChangeText.put(conflict, "current", it.current());
            });
    out.print(json.toString());
  }
}
