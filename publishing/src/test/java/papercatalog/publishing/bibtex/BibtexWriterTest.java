package papercatalog.publishing.bibtex;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.citations.CitedSamples.ARTICLE;
import static papercatalog.citations.CitedSamples.CROWDED;
import static papercatalog.citations.CitedSamples.LAMPORT_IN_PARTS;
import static papercatalog.citations.CitedSamples.RETRACTED;
import static papercatalog.citations.CitedSamples.citedComponentsBut;
import static papercatalog.domain.Differences.OF_PAPERS;
import static papercatalog.publishing.Read.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.citations.format.BibtexWriter;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.WorkKind;
import papercatalog.publishing.FileFormat;

final class BibtexWriterTest {
  @Test
  void entry_isWrittenFieldByField() {
    assertThat(entry(RETRACTED))
        .isEqualTo(
            """
            @incollection{WP-002,
              author = {Lovelace, Ada and King, Jr., Martin Luther and van Beethoven, Ludwig and \
            {姚期智 (Andrew Yao)} and {Barnes and Noble, Inc.}},
              editor = {Turing, Alan},
              translator = {Byron, Ada},
              title = {{[RETRACTED]} A {Single-Table} {DynamoDB} Model: $O(1)$ \\& 100\\% a\\_b \
            \\{x\\}},
              booktitle = {Proceedings of SOSP '07},
              volume = {II},
              number = {No. 3\\_a},
              pages = {1--5, 9--12},
              publisher = {Wiley \\& Sons},
              year = {2018},
              month = jul,
              date = {2018-07-15},
              eprint = {1706.03762},
              archiveprefix = {arXiv},
              doi = {10.1145/x},
              pmid = {1},
              url = {https://x.org/a%20b},
              language = {en-GB},
              edition = {0.3},
              license = {CC-BY-4.0},
              note = {Retracted},
              abstract = {One \\textbackslash{} two.\\par{}“Three” costs \\$5 -{}- or \\$6.},
              keywords = {storage, data-models}
            }
            """);
  }

  @Test
  void entry_showsWhatBibtexHasAFieldFor() {
    assertThat(OF_PAPERS.shownBy(BibtexWriterTest::entry))
        .isEqualTo(citedComponentsBut("statusReason", "genre", "seriesNumber"));
  }

  @Test
  void entry_isReadLikeAnyOther() {
    Paper article =
        PaperBuilder.from(ARTICLE)
            .text(TextField.LANGUAGE, "en")
            .text(TextField.VERSION, "2")
            .text(TextField.LICENSE, "MIT")
            .text(TextField.FULL_TEXT, "https://example.org/a_b~c.pdf?d=1&e=%20#f")
            .text(TextField.ABSTRACT, "One.\n\nTwo & “three”.")
            .build();

    assertThat(paper(FileFormat.BIBTEX, entry(article)))
        .isEqualTo(
            PaperBuilder.from(article)
                .collection(new CollectionName("refs"))
                .authors(List.of(LAMPORT_IN_PARTS))
                .build());
  }

  @ParameterizedTest
  @CsvSource({
    "ARTICLE, misc, howpublished, publisher",
    "ARTICLE_JOURNAL, article, journal, publisher",
    "BOOK, book, maintitle, publisher",
    "DOCUMENT, misc, howpublished, publisher",
    "ENTRY_ENCYCLOPEDIA, incollection, booktitle, publisher",
    "MANUSCRIPT, unpublished, howpublished, publisher",
    "PAMPHLET, booklet, howpublished, publisher",
    "PAPER_CONFERENCE, inproceedings, booktitle, publisher",
    "REPORT, techreport, howpublished, institution",
    "THESIS, phdthesis, howpublished, school",
  })
  void kind_isTheTypeAsFarAsThereIsOne(WorkKind kind, String type, String venue, String publisher) {
    Paper paper =
        PaperBuilder.from(RETRACTED)
            .kind(Optional.of(kind))
            .text(TextField.VENUE, "V")
            .text(TextField.PUBLISHER, "P")
            .build();

    assertThat(entry(paper))
        .startsWith("@" + type + "{")
        .contains("\n  " + venue + " = {V},", "\n  " + publisher + " = {P},");
  }

  @Test
  void withoutAKind_theVenueDecides() {
    Paper paper = PaperBuilder.from(RETRACTED).kind(Optional.empty()).build();

    assertThat(entry(paper)).startsWith("@inproceedings{");
    assertThat(entry(PaperBuilder.from(paper).text(TextField.VENUE, "ACM Letters").build()))
        .startsWith("@article{");
    assertThat(entry(PaperBuilder.from(paper).text(TextField.VENUE, Optional.empty()).build()))
        .startsWith("@misc{");
  }

  @ParameterizedTest
  @CsvSource({
    "The DNA of E. coli, The {DNA} of {E.} coli",
    "Is R a Language? A Study of Words, Is {R} a Language? A Study of Words",
    "iPhone Use from On-Demand, {iPhone} Use from {On-Demand}",
  })
  void title_keepsItsNames(String title, String latex) {
    assertThat(entry(PaperBuilder.from(ARTICLE).title(title).build()))
        .contains(" title = {" + latex + "},");
  }

  @Test
  void morePeopleThanAreNamed_areOthers() {
    assertThat(entry(CROWDED)).contains(" and Aadk, Anna and others}").startsWith("@article{");
  }

  @Test
  void identifiersThatAreNone_areLeftOut() {
    Map<String, String> identifiers =
        Map.of("doi", "see below", "url", "javascript:alert(1)", "x--y", "7");
    String entry = entry(PaperBuilder.from(RETRACTED).identifiers(identifiers).build());

    assertThat(entry).doesNotContain("doi", "url", "x--y");
  }

  private static Authorship author(String handle, String name, Role role) {
    return new Authorship(new AuthorHandle(handle), name, role);
  }

  private static String entry(Paper paper) {
    return BibtexWriter.entry(new CitedPaper(paper));
  }
}
