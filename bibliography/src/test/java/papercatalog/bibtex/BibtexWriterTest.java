package papercatalog.bibtex;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.CitedPapers.CROWDED;
import static papercatalog.CitedPapers.RETRACTED;
import static papercatalog.Differences.OF_PAPERS;
import static papercatalog.bibliography.Read.paper;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.bibliography.Format;
import papercatalog.model.AuthorHandle;
import papercatalog.model.Authorship;
import papercatalog.model.CollectionName;
import papercatalog.model.Paper;
import papercatalog.model.PaperBuilder;
import papercatalog.model.PaperId;
import papercatalog.model.PublicationDate;
import papercatalog.model.Role;
import papercatalog.model.Status;
import papercatalog.model.WorkKind;

final class BibtexWriterTest {
  @Test
  void entry_isWrittenFieldByField() {
    assertThat(BibtexWriter.entry(RETRACTED))
        .isEqualTo(
            """
            @incollection{WP-002,
              author = {Lovelace, Ada and King, Jr., Martin Luther and van Beethoven, Ludwig and \
            {姚期智 (Andrew Yao)} and {Barnes and Noble, Inc.}},
              editor = {Turing, Alan},
              translator = {Byron, Ada},
              catalog-contributor = {Hopper, Grace},
              title = {{[RETRACTED]} A {Single-Table} {DynamoDB} Model: $O(1)$ \\& 100\\% a\\_b \
            \\textbraceleft{}x\\textbraceright{}},
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
              catalog-identifier-pmid = {1},
              url = {https://x.org/a%20b},
              catalog-identifier-url = {https://x.org/a b},
              language = {en-GB},
              version = {0.3},
              license = {CC-BY-4.0},
              note = {Retracted},
              abstract = {One \\textbackslash{} two.\\par{}“Three” costs \\$5 -{}- or \\$6.},
              keywords = {storage, data-models},
              catalog-collection = {wp},
              catalog-handles = {ada-lovelace, turing:editor, king, ludwig-van-beethoven, andrew-yao, \
            guest:contributor, menabrea:translator, bn},
              catalog-kind = {chapter},
              catalog-status = {retracted},
              catalog-status-reason = {Data}
            }
            """);
  }

  @Test
  void entry_showsEveryComponent_butWhatBelongsToTheTable() {
    assertThat(OF_PAPERS.shownBy(BibtexWriter::entry))
        .isEqualTo(OF_PAPERS.allBut("revision", "createdAt", "updatedAt"));
  }

  @Test
  void whatIsWritten_isReadBack_whateverItSays() {
    assertThat(OF_PAPERS.values())
        .allSatisfy(
            paper ->
                assertThat(paper(Format.BIBTEX, BibtexWriter.entry(paper)))
                    .isEqualTo(
                        PaperBuilder.from(paper)
                            .revision(0)
                            .createdAt(Instant.EPOCH)
                            .updatedAt(Instant.EPOCH)
                            .build()));
  }

  @ParameterizedTest
  @CsvSource({
    "ARTICLE, misc, howpublished, publisher",
    "ARTICLE_JOURNAL, article, journal, publisher",
    "BOOK, book, howpublished, publisher",
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
            .venue(Optional.of("V"))
            .publisher(Optional.of("P"))
            .build();

    assertThat(BibtexWriter.entry(paper))
        .startsWith("@" + type + "{")
        .contains(
            "\n  " + venue + " = {V},",
            "\n  " + publisher + " = {P},",
            "\n  catalog-kind = {" + kind.text() + "}");
  }

  @Test
  void withoutAKind_theVenueDecides() {
    Paper paper = PaperBuilder.from(RETRACTED).kind(Optional.empty()).build();

    assertThat(BibtexWriter.entry(paper))
        .startsWith("@inproceedings{")
        .doesNotContain("catalog-kind");
    assertThat(
            BibtexWriter.entry(PaperBuilder.from(paper).venue(Optional.of("ACM Letters")).build()))
        .startsWith("@article{");
    assertThat(BibtexWriter.entry(PaperBuilder.from(paper).venue(Optional.empty()).build()))
        .startsWith("@misc{");
  }

  @Test
  void withdrawnPaper_saysHowManyAuthorsThereWere() {
    Paper paper =
        new PaperBuilder(
                new PaperId("a"), "T", new CollectionName("c"), new PublicationDate("2018"))
            .authors(List.of(author("ada", "Ada Lovelace", Role.AUTHOR)))
            .authorCount(3_000)
            .status(Status.WITHDRAWN)
            .withdrawnAt(Optional.of(Instant.parse("2026-01-02T03:04:05Z")))
            .build();

    assertThat(BibtexWriter.entry(paper))
        .contains("catalog-author-count = {3000}", "catalog-withdrawn-at = {2026-01-02T03:04:05Z}");
  }

  @Test
  void morePeopleThanAreNamed_areOthers_andStayUncounted() {
    String entry = BibtexWriter.entry(CROWDED);

    assertThat(entry)
        .contains(" and Aadk, Anna and others}", "catalog-author-count = {2932}")
        .startsWith("@article{");
    assertThat(paper(Format.BIBTEX, entry)).isEqualTo(CROWDED);
  }

  @Test
  void identifiersThatAreNone_areOnlyKept() {
    Map<String, String> identifiers = Map.of("doi", "see below", "url", "javascript:alert(1)");
    String entry =
        BibtexWriter.entry(PaperBuilder.from(RETRACTED).identifiers(identifiers).build());

    assertThat(entry).doesNotContain("  doi =", "  url =");
    assertThat(paper(Format.BIBTEX, entry).identifiers()).isEqualTo(identifiers);
  }

  private static Authorship author(String handle, String name, Role role) {
    return new Authorship(new AuthorHandle(handle), name, role);
  }
}
