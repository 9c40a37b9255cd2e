package papercatalog.cli.console;

import module java.base;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.cli.cost.Price;
import papercatalog.cli.failure.Failure;
import papercatalog.cli.transfer.EntryResult;
import papercatalog.cli.transfer.ImportSummary;
import papercatalog.cli.transfer.RecordName;
import papercatalog.domain.write.Work;
import papercatalog.domain.write.Written;

/** Formats the results of writes as text and as JSON. */
public final class Results {
  private Results() {}

  /** {@code created paper WP-002, revision 1: 7 items written, 19 write units}. */
  static String text(RecordName record, Written written) {
    return text(record, outcome(written), written.revision(), written.work());
  }

  /** The result of an entry of a file. */
  public static String text(EntryResult result) {
    return result
        .record()
        .map(record -> text(record, result.outcome().text(), result.revision(), result.work()))
        .orElseGet(() -> result.outcome().text());
  }

  /** {@code papers.bib:12 (lamport78): rejected: ...}, in the format of compiler messages. */
  public static String problem(EntryResult result) {
    return "%s: %s: %s"
        .formatted(
            result.position(),
            result.outcome().text(),
            result.failure().map(Failure::message).orElse(""));
  }

  static ObjectNode json(RecordName record, Written written) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    name(json, record);
    json.put("outcome", outcome(written));
    putWork(json, written.revision(), written.work());
    return json;
  }

  public static ObjectNode json(EntryResult result) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("file", result.position().file());
    json.put("line", result.position().line());
    json.put("entry", result.position().key());
    result.record().ifPresent(record -> name(json, record));
    json.put("outcome", result.outcome().text());
    result
        .failure()
        .ifPresentOrElse(
            failure -> json.put("code", failure.code()).put("reason", failure.message()),
            () -> putWork(json, result.revision(), result.work()));
    if (!result.notices().isEmpty()) {
      ArrayNode notices = json.putArray("notices");
      result.notices().forEach(notice -> notices.add(notice.text()));
    }
    return json;
  }

  /** The summary of all entries. */
  public static String text(ImportSummary summary, boolean dryRun) {
    String outcomes =
        summary.counts().entrySet().stream()
            .filter(count -> count.getValue() > 0)
            .map(count -> "%,d %s".formatted(count.getValue(), count.getKey().text()))
            .collect(Collectors.joining(", "));
    return "%s%s%n%s%s%s, $%s"
        .formatted(
            Quantity.of(summary.entries(), "entry"),
            outcomes.isEmpty() ? "" : ": " + outcomes,
            NoticeCounts.text(summary.notices()),
            dryRun ? "Nothing was written. It would be " : "",
            text(summary.work()),
            text(dollars(summary.work())));
  }

  public static ObjectNode json(ImportSummary summary, boolean dryRun, boolean complete) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ObjectNode members = json.putObject("summary");
    members.put("entries", summary.entries());
    summary.counts().forEach((outcome, count) -> members.put(outcome.text(), count));
    members.put("puts", summary.work().puts());
    members.put("deletes", summary.work().deletes());
    members.put("writeUnits", summary.work().writeUnits());
    members.put("dollars", dollars(summary.work()).doubleValue());
    members.put("dryRun", dryRun);
    members.put("complete", complete);
    NoticeCounts.put(members.putArray("notices"), summary.notices());
    return json;
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

  private static void name(ObjectNode json, RecordName record) {
    switch (record) {
      case RecordName.OfPaper(var id) -> json.put("paper", id.value());
      case RecordName.OfAuthor(var handle) -> json.put("author", handle.value());
      case RecordName.OfEntry entry -> json.put(entry.kind(), entry.name());
    }
  }

  private static void putWork(ObjectNode json, long revision, Work work) {
    if (revision > 0) {
      json.put("revision", revision);
    }
    json.put("puts", work.puts());
    json.put("deletes", work.deletes());
    json.put("writeUnits", work.writeUnits());
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
