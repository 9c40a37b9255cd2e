package papercatalog.publishing.bibtex;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.publishing.Read.onlyEntry;
import static papercatalog.publishing.Read.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.citations.format.BibtexWriter;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.WorkKind;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;

/** What a citation needs besides title, people and date: the kind of work, and where it stands. */
final class BibtexKindTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "article | journal={Nature} | article-journal",
        "Article | | article-journal",
        "article | eprint={1706.03762}, archiveprefix={arXiv} | article",
        "article | journal={Nature}, eprint={1706.03762} | article-journal",
        "article | journal={arXiv preprint arXiv:1706.03762} | article",
        "article | journal={CoRR}, volume={abs/1706.03762} | article",
        "article | journal={Nature}, volume={arXiv:1706.03762} | article-journal",
        "article | journal={Time}, entrysubtype={magazine} | article-magazine",
        "suppperiodical | journal={Time}, entrysubtype={magazine} | article-magazine",
        "inproceedings | | paper-conference",
        "conference | | paper-conference",
        "incollection | | chapter",
        "inbook | | chapter",
        "book | | book",
        "proceedings | | book",
        "collection | | book",
        "techreport | | report",
        "report | | report",
        "phdthesis | | thesis",
        "mastersthesis | | thesis",
        "thesis | | thesis",
        "unpublished | | manuscript",
        "misc | | document",
        "misc | eprint={1706.03762} | article",
        "misc | eprint={1706.03762}, booktitle={B} | document",
        "online | | webpage",
        "booklet | | pamphlet",
        "manual | | book",
        "patent | | patent",
        "dataset | | dataset",
        "software | | software",
      })
  void type_isTheKind(String type, String fields, String kind) {
    PaperEntry entry = entry(type, fields == null ? "" : fields);

    assertThat(entry.paper().kind()).hasValueSatisfying(k -> assertThat(k.text()).isEqualTo(kind));
    assertThat(entry.notices())
        .allSatisfy(it -> assertThat(it.kind()).isEqualTo(NoticeKind.FIELD_NOT_STORED));
  }

  @ParameterizedTest
  @CsvSource({", ", "J, ", ", 1706.03762", "J, 1706.03762"})
  void kind_isReadBack(String venue, String arxiv) {
    for (WorkKind kind : WorkKind.values()) {
      PaperBuilder paper =
          PaperBuilder.from(entry("misc", "").paper())
              .kind(Optional.of(kind))
              .text(TextField.VENUE, Optional.ofNullable(venue))
              .identifiers(arxiv == null ? Map.of() : Map.of("arxiv", arxiv));
      String entry = BibtexWriter.entry(new CitedPaper(paper.build()));

      assertThat(paper(FileFormat.BIBTEX, entry).kind()).as(entry).contains(kind);
    }
  }

  @Test
  void otherType_isNoticed() {
    PaperEntry entry = entry("inproceeding", "");

    assertThat(entry.paper().kind()).isEmpty();
    assertThat(entry.notices())
        .containsExactly(
            new Notice(
                NoticeKind.KIND_LEFT_OUT, "type `@inproceeding` is no kind of work: left out"));
  }

  @Test
  void placeOfAnArticle_isRead() {
    Paper paper =
        entry(
                "article",
                "journal={CACM}, volume=21, number={7}, pages={558--565}, publisher={ACM},"
                    + " langid={american}")
            .paper();

    assertThat(paper.volume()).contains("21");
    assertThat(paper.issue()).contains("7");
    assertThat(paper.pages()).contains("558–565");
    assertThat(paper.publisher()).contains("ACM");
    assertThat(paper.language()).contains("en-US");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "techreport | institution={SRC}, number={35} | SRC | 35",
        "techreport | institution={SRC,}, number={35,} | SRC | 35",
        "phdthesis | school={MIT} | MIT |",
        "article | publisher={P}, institution={I}, issue={Spring}, number={2} | P | 2",
        "article | organization={O}, issue={Spring} | O | Spring",
      })
  void publisherAndNumber_areTheFirstThereIs(
      String type, String fields, String publisher, String issue) {
    Paper paper = entry(type, fields).paper();

    assertThat(paper.publisher()).contains(publisher);
    assertThat(paper.issue().orElse(null)).isEqualTo(issue);
  }

  @Test
  void articleNumber_standsForPages() {
    assertThat(entry("article", "eid={e1204}").paper().pages()).contains("e1204");
    assertThat(entry("article", "pages={1-9}, articleno={4}").paper().pages()).contains("1–9");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "language={Klingonish} | LANGUAGE_LEFT_OUT | language `Klingonish` left out: not known",
        "journal={J}, publisher=springer | FIELD_LEFT_OUT | field publisher uses @string springer,"
            + " which nothing before it defines: left out",
      })
  void whatCannotBeKept_isNoticed(String fields, NoticeKind kind, String text) {
    PaperEntry entry = entry("article", fields);

    assertThat(entry.paper().language()).isEmpty();
    assertThat(entry.paper().publisher()).isEmpty();
    assertThat(entry.notices()).containsExactly(new Notice(kind, text));
  }

  @Test
  void whatIsTooLong_isNoticed() {
    PaperEntry entry =
        entry("article", "volume={%s}, pages={%s}".formatted("1".repeat(51), "2".repeat(101)));

    assertThat(entry.paper().volume()).isEmpty();
    assertThat(entry.paper().pages()).isEmpty();
    assertThat(entry.notices())
        .containsExactly(
            new Notice(
                NoticeKind.FIELD_LEFT_OUT,
                "volume left out: it must have 1 to 50 characters and not be blank"),
            new Notice(
                NoticeKind.FIELD_LEFT_OUT,
                "pages left out: it must have 1 to 100 characters and not be blank"));
  }

  @Test
  void languageWithoutBraces_isWhatIsMeant() {
    assertThat(entry("article", "language = german").paper().language()).contains("de");
  }

  private static PaperEntry entry(String type, String fields) {
    return onlyEntry(
        FileFormat.BIBTEX,
        "@%s{k, title={T}, author={Ada Lovelace}, year=1843, %s}".formatted(type, fields));
  }
}
