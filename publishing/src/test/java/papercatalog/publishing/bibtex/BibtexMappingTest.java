package papercatalog.publishing.bibtex;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import papercatalog.domain.model.PublicationDate;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.Read;
import papercatalog.publishing.citation.Handles;
import papercatalog.publishing.citation.Mapping;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Entry.Rejected;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;

/** What an operator decides of entries that lack a date or a collection. */
final class BibtexMappingTest {
  private static final String ENTRY = "@misc{k, title={T}, author={Ada Lovelace}, %s}";

  @Test
  void noYear_takesTheDefaultDate_andIsNoticed() {
    Mapping lrec =
        new Mapping(
            Read.MAPPING.collection(),
            false,
            List.of(),
            false,
            Optional.of(new PublicationDate("2008-05")),
            Handles.NONE);

    PaperEntry read = paper("month=may", lrec);
    assertThat(read.paper().published()).isEqualTo(new PublicationDate("2008-05"));
    assertThat(read.notices())
        .containsExactly(new Notice(NoticeKind.NO_YEAR, "no year: dated 2008-05 (--default-date)"));
  }

  @Test
  void venue_becomesCollectionWhenAskedFor() {
    Mapping venues =
        new Mapping(Optional.empty(), true, List.of(), false, Optional.empty(), Handles.NONE);

    assertThat(paper("year=1843, booktitle={Proc. of {SOSP} '07}", venues).paper().collection())
        .hasToString("proc-of-sosp-07");
    assertThat(rejected("year=1843", venues)).startsWith("no venue to take the collection");
  }

  @Test
  void noCollection_isRejected() {
    assertThat(rejected("year=1843", Mapping.NONE)).startsWith("no collection: name one");
  }

  private static PaperEntry paper(String fields, Mapping mapping) {
    return (PaperEntry)
        Read.entries(FileFormat.BIBTEX, ENTRY.formatted(fields), mapping).getFirst();
  }

  private static String rejected(String fields, Mapping mapping) {
    return ((Rejected) Read.entries(FileFormat.BIBTEX, ENTRY.formatted(fields), mapping).getFirst())
        .reason();
  }
}
