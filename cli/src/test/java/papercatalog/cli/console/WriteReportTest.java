package papercatalog.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.cli.failure.Failure;
import papercatalog.cli.transfer.EntryOutcome;
import papercatalog.cli.transfer.EntryResult;
import papercatalog.cli.transfer.ImportSummary;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.FilePosition;
import papercatalog.publishing.entry.NoticeKind;
import papercatalog.publishing.write.Work;

final class WriteReportTest {
  @ParameterizedTest
  @CsvSource({
    "0, $0.00, 0.0",
    "1000, $0.000625, 6.25E-4",
    "271987, $0.17, 0.17",
    "2400000000, '$1,500.00', 1500.0"
  })
  void dollars_areTheSameInJsonAsInText(double writeUnits, String text, String json) {
    ImportSummary summary =
        new ImportSummary(Map.of(), Map.of(), Map.of(), new Work(1, 0, writeUnits));

    assertThat(WriteReport.text(summary, false)).endsWith(", " + text);
    JsonNode members = WriteReport.json(summary, false, true).get("summary");
    assertThat(members.get("dollars")).hasToString(json);
  }

  @Test
  void notices_areCountedByKind_withTheFirstAsAnExample() {
    ImportSummary summary =
        new ImportSummary(
            Map.of(),
            Map.of(
                new ImportSummary.Subject(NoticeKind.ODD_MONTH, ""),
                new ImportSummary.NoticeCount(
                    1_802, new FilePosition("refs.bib", 20, "a"), "month `x` read as y")),
            Map.of(),
            Work.NONE);

    assertThat(WriteReport.text(summary, false).lines())
        .contains("1,802 odd-month notices, such as refs.bib:20 (a): month `x` read as y");
    assertThat(WriteReport.json(summary, false, true).at("/summary/notices"))
        .hasToString(
            "[{\"kind\":\"odd-month\",\"count\":1802,\"example\":{\"file\":\"refs.bib\",\"line\":20,\"entry\":\"a\",\"text\":\"month"
                + " `x` read as y\"}}]");
    assertThat(summary.repeatsNotices()).isTrue();
  }

  @Test
  void entriesThatAreNotWritten_areCountedByReason() {
    ImportSummary summary =
        ImportSummary.NONE
            .plus(rejected("a", "`a` is odd"))
            .plus(rejected("b", "`b` is odd"))
            .plus(rejected("c", "no title"));

    assertThat(WriteReport.text(summary, false).lines())
        .contains("2 not written, such as refs.bib:1 (a): `…` is odd")
        .noneMatch(line -> line.contains("no title"));
    assertThat(WriteReport.json(summary, false, true).at("/summary/reasons/1"))
        .hasToString(
            "{\"reason\":\"no"
                + " title\",\"count\":1,\"example\":{\"file\":\"refs.bib\",\"line\":1,\"entry\":\"c\",\"text\":\"no"
                + " title\"}}");
  }

  private static EntryResult rejected(String key, String reason) {
    Entry entry = new Entry.Rejected(new FilePosition("refs.bib", 1, key), reason);
    Optional<Failure> failure = Optional.of(new Failure("rejected", reason));
    return new EntryResult(entry, EntryOutcome.REJECTED, List.of(), 0, Work.NONE, failure);
  }
}
