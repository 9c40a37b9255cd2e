package papercatalog.cli.console;

import module java.base;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.cli.cost.Price;
import papercatalog.cli.failure.Failure;
import papercatalog.cli.transfer.EntryResult;
import papercatalog.cli.transfer.ImportSummary;
import papercatalog.cli.transfer.ImportSummary.NoticeCount;
import papercatalog.publishing.entry.FilePosition;
import papercatalog.publishing.entry.RecordName;
import papercatalog.publishing.people.Renaming;
import papercatalog.publishing.write.Work;
import papercatalog.publishing.write.Written;

public final class WriteReport {
  private WriteReport() {}

  /** {@code created paper WP-002, revision 1: 7 items written, 19 write units}. */
  static String text(RecordName record, Written written) {
    return text(record, outcome(written), written.revision(), written.work());
  }

  public static String text(EntryResult result) {
    RecordName record = result.entry().record().orElseThrow();
    return text(record, result.outcome().text(), result.revision(), result.work());
  }

  /** {@code papers.bib:12 (lamport78): rejected: ...}, in the format of compiler messages. */
  public static String problem(EntryResult result) {
    return "%s: %s: %s"
        .formatted(
            result.entry().position(),
            result.outcome().text(),
            result.failure().map(Failure::message).orElse(""));
  }

  static ObjectNode json(RecordName record, Written written) {
    ObjectNode json = named(record, JsonNodeFactory.instance.objectNode());
    return putWork(json.put("outcome", outcome(written)), written.revision(), written.work());
  }

  public static ObjectNode json(EntryResult result) {
    ObjectNode json = put(result.entry().position(), JsonNodeFactory.instance.objectNode());
    result.entry().record().ifPresent(record -> named(record, json));
    json.put("outcome", result.outcome().text());
    result
        .failure()
        .ifPresentOrElse(
            failure -> json.put("code", failure.code()).put("reason", failure.message()),
            () -> putWork(json, result.revision(), result.work()));
    result.notices().forEach(notice -> json.withArray("notices").add(notice.text()));
    return json;
  }

  public static String text(ImportSummary summary, boolean dryRun) {
    String outcomes =
        summary.counts().entrySet().stream()
            .filter(count -> count.getValue() > 0)
            .map(count -> "%,d %s".formatted(count.getValue(), count.getKey().text()))
            .collect(Collectors.joining(", "));
    return "%s%s%n%s%s%s%s, $%s"
        .formatted(
            Quantity.of(summary.entries(), "entry"),
            outcomes.isEmpty() ? "" : ": " + outcomes,
            reasons(summary),
            summary.notices().entrySet().stream()
                .map(notice -> text(notice.getKey(), notice.getValue()))
                .collect(Collectors.joining()),
            dryRun ? "Nothing was written. It would be " : "",
            text(summary.work()),
            text(dollars(summary.work())));
  }

  /** Those that several entries share. */
  private static String reasons(ImportSummary summary) {
    return summary.reasons().entrySet().stream()
        .filter(reason -> reason.getValue().count() > 1)
        .map(
            reason ->
                "%,d not written, such as %s: %s%n"
                    .formatted(
                        reason.getValue().count(), reason.getValue().position(), reason.getKey()))
        .collect(Collectors.joining());
  }

  public static ObjectNode json(ImportSummary summary, boolean dryRun, boolean complete) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ObjectNode members = json.putObject("summary");
    members.put("entries", summary.entries());
    summary.counts().forEach((outcome, count) -> members.put(outcome.text(), count));
    putWork(members, 0, summary.work());
    members.put("dollars", dollars(summary.work()).doubleValue());
    members.put("dryRun", dryRun);
    members.put("complete", complete);
    ArrayNode reasons = members.putArray("reasons");
    summary
        .reasons()
        .forEach(
            (reason, count) -> {
              ObjectNode entries = reasons.addObject();
              entries.put("reason", reason);
              putCount(count, entries);
            });
    ArrayNode notices = members.putArray("notices");
    summary
        .notices()
        .forEach(
            (subject, count) -> {
              ObjectNode notice = notices.addObject();
              notice.put("kind", subject.kind().text());
              if (!subject.field().isEmpty()) {
                notice.put("field", subject.field());
              }
              putCount(count, notice);
            });
    return json;
  }

  private static void putCount(NoticeCount count, ObjectNode json) {
    json.put("count", count.count());
    put(count.position(), json.putObject("example")).put("text", count.text());
  }

  /** {@code 3 papers, 1 alias, 1 profile: 40 items written, 130 write units, $0.00}. */
  public static String text(Renaming.RenamingProgress done, boolean dryRun) {
    return "%s%s, %s, %s: %s, $%s"
        .formatted(
            dryRun ? "Nothing was written. It would be " : "",
            Quantity.of(done.papers(), "paper"),
            done.aliases() == 1 ? "1 alias" : "%,d aliases".formatted(done.aliases()),
            Quantity.of(done.profiles(), "profile"),
            text(done.work()),
            text(dollars(done.work())));
  }

  public static ObjectNode json(Renaming.RenamingProgress done, boolean dryRun) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("papers", done.papers())
        .put("aliases", done.aliases())
        .put("profiles", done.profiles());
    return putWork(json, 0, done.work())
        .put("dollars", dollars(done.work()).doubleValue())
        .put("dryRun", dryRun);
  }

  private static String text(RecordName record, String outcome, long revision, Work work) {
    return "%-10s %s%s%s"
        .formatted(
            outcome,
            record,
            revision == 0 ? "" : ", revision " + revision,
            work.equals(Work.NONE) ? "" : ": " + text(work));
  }

  private static String outcome(Written written) {
    return written.outcome().name().toLowerCase(Locale.ROOT);
  }

  private static ObjectNode named(RecordName record, ObjectNode json) {
    return json.put(record.kind().text(), record.name());
  }

  private static ObjectNode put(FilePosition position, ObjectNode json) {
    return json.put("file", position.file())
        .put("line", position.line())
        .put("entry", position.key());
  }

  private static ObjectNode putWork(ObjectNode json, long revision, Work work) {
    if (revision > 0) {
      json.put("revision", revision);
    }
    return json.put("puts", work.puts())
        .put("deletes", work.deletes())
        .put("writeUnits", work.writeUnits());
  }

  /** {@code 1,802 odd-month notices, such as refs.bib:20 (a): month ...}. */
  private static String text(ImportSummary.Subject subject, ImportSummary.NoticeCount notices) {
    return "%,d %s %s %s: %s%n"
        .formatted(
            notices.count(),
            subject.kind().text(),
            notices.count() == 1 ? "notice:" : "notices, such as",
            notices.position(),
            notices.text());
  }

  private static String text(Work work) {
    return "%s written%s, %s"
        .formatted(
            Quantity.of(work.puts(), "item"),
            work.deletes() == 0 ? "" : ", %,d removed".formatted(work.deletes()),
            Quantity.of(Math.round(work.writeUnits()), "write unit"));
  }

  private static String text(BigDecimal dollars) {
    return String.format(Locale.ROOT, "%,." + dollars.scale() + "f", dollars);
  }

  /** Rounds to a cent, and amounts below a cent to a ten-thousandth. */
  private static BigDecimal dollars(Work work) {
    double dollars = Price.WRITE_UNIT.of(work.writeUnits());
    int places = dollars > 0 && dollars < 0.01 ? 6 : 2;
    return BigDecimal.valueOf(dollars).setScale(places, RoundingMode.HALF_UP);
  }
}
