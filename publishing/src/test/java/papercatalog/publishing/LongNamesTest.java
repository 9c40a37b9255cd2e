package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.publishing.citation.Handles;
import papercatalog.publishing.citation.Mapping;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;

/** A name that is shortened keeps its identity. */
final class LongNamesTest {
  private static final Mapping FROM_ENTRIES =
      new Mapping(Optional.empty(), true, List.of(), true, Optional.empty(), Handles.NONE);

  private static final String LONG =
      "The Working Group on the Observation of Tides and Currents in ";

  /** Without a key, author, year and title make the id. */
  private static final String ENTRY =
      """
      @inproceedings{%s,
        title = {T},
        author = {{%2$sEstuaries of the %3$s Sea}},
        booktitle = {%2$sEstuaries, %3$s Meeting},
        keywords = {%2$sestuaries of the %3$s sea},
        year = 2020}
      """;

  @Test
  void namesThatBeginAlike_stayTwo_inAllRuns_andNoticesNameThem() {
    String text = ENTRY.formatted("", LONG, "North") + ENTRY.formatted("", LONG, "South");
    List<PaperEntry> entries = read(text);

    for (Function<Paper, Object> name :
        List.<Function<Paper, Object>>of(
            Paper::id, Paper::collection, Paper::topics, LongNamesTest::handles)) {
      assertThat(entries).extracting(entry -> name.apply(entry.paper())).doesNotHaveDuplicates();
      assertThat(read(text))
          .extracting(entry -> name.apply(entry.paper()))
          .isEqualTo(entries.stream().map(entry -> name.apply(entry.paper())).toList());
    }
    assertThat(entries.getFirst().notices())
        .filteredOn(notice -> notice.kind() == NoticeKind.NAME_SHORTENED)
        .extracting(Notice::text)
        .hasSize(3)
        .anyMatch(notice -> notice.startsWith("collection `The Working Group"))
        .anyMatch(notice -> notice.startsWith("topic `"))
        .anyMatch(notice -> notice.startsWith("author `"));
  }

  private static List<PaperEntry> read(String text) {
    List<Entry> entries = Read.entries(FileFormat.BIBTEX, text, FROM_ENTRIES);
    assertThat(entries).hasOnlyElementsOfType(PaperEntry.class).hasSize(2);
    return entries.stream().map(PaperEntry.class::cast).toList();
  }

  private static List<AuthorHandle> handles(Paper paper) {
    return paper.authors().stream().map(Authorship::handle).toList();
  }
}
