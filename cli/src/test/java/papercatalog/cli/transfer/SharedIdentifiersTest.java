package papercatalog.cli.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.cli.transfer.ImportTable.counts;
import static papercatalog.cli.transfer.ImportTable.entry;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.Fault;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.Status;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;
import papercatalog.publishing.write.Replaceable;

/** A paper that shares an identifier is written, with a notice. */
final class SharedIdentifiersTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private final ImportTable table = new ImportTable(ENGINE);

  @Test
  void papers_thatShareWhatNamesOneWork_areNoticed() throws Exception {
    write(with("first", Map.of("doi", "10.1145/ABC", "issn", "0001-0782", "local", "7")));
    assertThat(notices()).isEmpty();

    write(
        with(
            "second",
            Map.of("doi", "https://doi.org/10.1145/abc", "issn", "0001-0782", "local", "7")));

    assertThat(notices())
        .containsExactly(
            new Notice(NoticeKind.SHARED_IDENTIFIER, "doi `10.1145/abc` is also that of first"));
    assertThat(table.results().getLast().outcome()).isEqualTo(EntryOutcome.CREATED);
  }

  @Test
  void aRevision_isNoticed_andWhatIsThereIsNot() throws Exception {
    Paper second = with("second", Map.of("arxiv", "1706.03762v2"));
    write(with("first", Map.of("arxiv", "1706.03762")));
    write(second);
    write(second);
    assertThat(table.results().getLast().outcome()).isEqualTo(EntryOutcome.UNCHANGED);
    assertThat(notices()).isEmpty();

    write(PaperBuilder.from(second).title("Another").build());

    assertThat(notices())
        .containsExactly(
            new Notice(NoticeKind.SHARED_IDENTIFIER, "arxiv `1706.03762` is also that of first"));
  }

  @Test
  void aSupersededPaper_mayShareItsSuccessors() throws Exception {
    Paper successor = with("successor", Map.of("doi", "10.1/x"));
    write(successor);

    write(
        PaperBuilder.from(with("old", Map.of("doi", "10.1/x")))
            .status(Status.SUPERSEDED)
            .supersededBy(Optional.of(successor.id()))
            .build());

    assertThat(notices()).isEmpty();
  }

  @Test
  void manyOthers_areNotAllNamed() throws Exception {
    List<Entry> many =
        IntStream.range(0, 6)
            .mapToObj(i -> entry(with("many-" + i, Map.of("pmid", "77"))))
            .toList();

    ImportSummary summary = table.run(Replaceable.LIVE, 1, many);

    assertThat(notices().getFirst().text())
        .isEqualTo("pmid `77` is also that of many-4, many-3, many-2 and others");
    assertThat(
            summary
                .notices()
                .get(new ImportSummary.Subject(NoticeKind.SHARED_IDENTIFIER, ""))
                .count())
        .isEqualTo(5);
  }

  @Test
  void aPaper_isWrittenWhetherOrNotItCouldBeLookedUp() throws Exception {
    for (Fault fault :
        List.of(
            Fault.throttled("IndexReadKeyRangeThroughputExceeded"),
            Fault.serverError(),
            Fault.refused("AccessDeniedException"))) {
      Importer importer =
          table.importer(attempt -> attempt.body().contains("IndexName") ? fault : Fault.NONE, 1);

      ImportSummary summary =
          table.run(
              importer,
              List.of(
                  entry(with("alone-" + fault.hashCode(), Map.of("url", "https://a.example/")))));

      assertThat(counts(summary)).containsExactly(1, 0, 0, 0);
      assertThat(notices())
          .singleElement()
          .satisfies(
              notice -> {
                assertThat(notice.kind()).isEqualTo(NoticeKind.IDENTIFIER_UNCHECKED);
                assertThat(notice.text())
                    .startsWith("url `https://a.example/` may be that of another paper too: ");
              });
    }
  }

  private void write(Paper paper) throws InterruptedException {
    table.run(Replaceable.LIVE, 1, List.of(entry(paper)));
  }

  /** The notices of the last entry. */
  private List<Notice> notices() {
    return table.results().getLast().notices();
  }

  private static Paper with(String id, Map<String, String> identifiers) {
    return paper(id, "2026").identifiers(identifiers).build();
  }
}
