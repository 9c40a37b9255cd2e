package papercatalog.publishing.bibtex;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.publishing.Read.onlyEntry;
import static papercatalog.publishing.Read.onlyRejected;
import static papercatalog.publishing.Read.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.model.PublicationDate;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.Read;
import papercatalog.publishing.citation.Handles;
import papercatalog.publishing.citation.Mapping;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;

/** The dates that real bibliographies hold, case by case. */
@Isolated
final class BibtexDatesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "jul | 2018-07",
        "{July} | 2018-07",
        "July | 2018-07",
        "7 | 2018-07",
        "{07} | 2018-07",
        "{Sept.} | 2018-09",
        "{May 2 - May 7} | 2018-05-02",
        "{Aug 23–Aug 27} | 2018-08-23",
        "{September/December} | 2018-09",
        "sep # \"~23--25,\" | 2018-09-23",
        "jun # \"~29~--~\" # jul # \"~1,\" | 2018-06-29",
        "{12--14 March} | 2018-03-12",
        "{2nd of April} | 2018-04-02",
        "{February 31} | 2018-02",
        "{Winter} | 2018",
        "{13} | 2018",
        "{} | 2018",
        "` ` | 2018",
        ", note = | 2018",
      })
  void month_isReadAsItsEarliestMoment(String month, String date) {
    String entry = "@misc{k, title={T}, author={Ada Lovelace}, year=2018, month = " + month + "}";

    assertThat(paper(FileFormat.BIBTEX, entry).published()).isEqualTo(new PublicationDate(date));
  }

  @Test
  void day_isReadOnMachinesWithOtherDigits() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.of("ar", "EG"));
      String entry = "@misc{k, title={T}, author={Ada Lovelace}, year=2018, month=may, day=3}";

      assertThat(paper(FileFormat.BIBTEX, entry).published())
          .isEqualTo(new PublicationDate("2018-05-03"));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void oddMonth_isReported() {
    String entry = "@misc{k, title={T}, author={Ada Lovelace}, year=2019, month={%s}}";

    assertThat(onlyEntry(FileFormat.BIBTEX, entry.formatted("May 2 - May 7")).notices())
        .containsExactly(
            new Notice(NoticeKind.ODD_MONTH, "month `May 2 - May 7` read as 2019-05-02"));
    assertThat(onlyEntry(FileFormat.BIBTEX, entry.formatted("Winter")).notices())
        .containsExactly(
            new Notice(NoticeKind.UNKNOWN_MONTH, "month `Winter` not understood: dated 2019"));
    assertThat(onlyEntry(FileFormat.BIBTEX, entry.formatted("Jul")).notices()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "2018-07-15, 2018-07-15",
    "2018-07, 2018-07",
    "2018, 2018",
    "2018-07-15/2018-07-18, 2018-07-15",
    "2018-07-15T09:30:00Z, 2018-07-15T09:30:00Z",
    "2018-07~, 2018-07",
    "2018-21, 2018",
    "2018?, 2018",
  })
  void biblatexDate_isRead(String date, String published) {
    String entry = "@misc{k, title={T}, author={Ada Lovelace}, date={" + date + "}}";

    assertThat(paper(FileFormat.BIBTEX, entry).published())
        .isEqualTo(new PublicationDate(published));
  }

  @Test
  void noYear_isRejectedUnlessThereIsADefault() {
    String entry = "@misc{L08-1001, title={T}, author={Ada Lovelace}, month=may}";
    Mapping lrec =
        new Mapping(
            Read.MAPPING.collection(),
            false,
            List.of(),
            false,
            Optional.of(new PublicationDate("2008-05")),
            Handles.NONE);

    assertThat(onlyRejected(FileFormat.BIBTEX, entry).reason())
        .isEqualTo("no year: give such entries a date (--default-date)");
    assertThat(Read.entries(FileFormat.BIBTEX, entry, lrec))
        .singleElement()
        .isInstanceOfSatisfying(
            PaperEntry.class,
            read -> {
              assertThat(read.paper().published()).isEqualTo(new PublicationDate("2008-05"));
              assertThat(read.notices())
                  .containsExactly(
                      new Notice(NoticeKind.NO_YEAR, "no year: dated 2008-05 (--default-date)"));
            });
  }
}
