package papercatalog.command;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.stream.Collectors;
import papercatalog.cost.Price;
import papercatalog.transfer.Ended;
import papercatalog.transfer.Failure;
import papercatalog.transfer.RecordName;
import papercatalog.transfer.Tally;
import papercatalog.write.Work;
import papercatalog.write.Written;

/** What came of writes, as text and as JSON. */
final class Results {
  private Results() {}

  /** {@code created paper WP-002, revision 1: 7 items written, 19 write units}. */
  static String text(RecordName record, Written written) {
    return text(record, outcome(written), written.revision(), written.work());
  }

  /** The same of an entry of a file. */
  static String text(Ended ended) {
    return ended
        .record()
        .map(record -> text(record, ended.ending().text(), ended.revision(), ended.work()))
        .orElseGet(() -> ended.ending().text());
  }

  /** {@code papers.bib:12 (lamport78): rejected: ...}, as compilers point at lines. */
  static String problem(Ended ended) {
    return "%s: %s: %s"
        .formatted(
            ended.position(),
            ended.ending().text(),
            ended.failure().map(Failure::message).orElse(""));
  }

  static ObjectNode json(RecordName record, Written written) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    name(json, record);
    json.put("outcome", outcome(written));
    putWork(json, written.revision(), written.work());
    return json;
  }

  static ObjectNode json(Ended ended) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("file", ended.position().file());
    json.put("line", ended.position().line());
    json.put("entry", ended.position().key());
    ended.record().ifPresent(record -> name(json, record));
    json.put("outcome", ended.ending().text());
    ended
        .failure()
        .ifPresentOrElse(
            failure -> json.put("code", failure.code()).put("reason", failure.message()),
            () -> putWork(json, ended.revision(), ended.work()));
    if (!ended.notices().isEmpty()) {
      ended.notices().forEach(json.putArray("notices")::add);
    }
    return json;
  }

  /** All the entries together. */
  static String text(Tally tally, boolean rehearsal) {
    String endings =
        tally.counts().entrySet().stream()
            .filter(count -> count.getValue() > 0)
            .map(count -> "%,d %s".formatted(count.getValue(), count.getKey().text()))
            .collect(Collectors.joining(", "));
    return "%,d %s%s%n%s%s, $%s"
        .formatted(
            tally.entries(),
            tally.entries() == 1 ? "entry" : "entries",
            endings.isEmpty() ? "" : ": " + endings,
            rehearsal ? "Nothing was written. It would be " : "",
            text(tally.work()),
            text(dollars(tally.work())));
  }

  static ObjectNode json(Tally tally, boolean rehearsal, boolean complete) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ObjectNode summary = json.putObject("summary");
    summary.put("entries", tally.entries());
    tally.counts().forEach((ending, count) -> summary.put(ending.text(), count));
    summary.put("puts", tally.work().puts());
    summary.put("deletes", tally.work().deletes());
    summary.put("writeUnits", tally.work().writeUnits());
    summary.put("dollars", dollars(tally.work()).doubleValue());
    summary.put("dryRun", rehearsal);
    summary.put("complete", complete);
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
    return "%,d %s written%s, %,.0f %s"
        .formatted(
            work.puts(),
            work.puts() == 1 ? "item" : "items",
            work.deletes() == 0 ? "" : ", %,d removed".formatted(work.deletes()),
            work.writeUnits(),
            work.writeUnits() == 1 ? "write unit" : "write units");
  }

  private static String text(BigDecimal dollars) {
    return String.format(Locale.ROOT, "%,." + dollars.scale() + "f", dollars);
  }

  /** To the cent; less than a cent, to its ten-thousandth. */
  private static BigDecimal dollars(Work work) {
    double dollars = Price.WRITE_UNIT.of(work.writeUnits());
    int places = dollars > 0 && dollars < 0.01 ? 6 : 2;
    return BigDecimal.valueOf(dollars).setScale(places, RoundingMode.HALF_UP);
  }
}
