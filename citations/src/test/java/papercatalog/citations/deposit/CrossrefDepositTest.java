package papercatalog.citations.deposit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.citations.CitedSamples;
import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Funding;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.RelationType;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.WorkKind;
import papercatalog.domain.pattern.AccessPatterns;

/** Without Crossref's schema: the order of the elements, and what the schema requires. */
final class CrossrefDepositTest {
  private static final Instant AT = Instant.parse("2026-04-18T09:30:00Z");
  private static final Crossref CROSSREF = crossref(Optional.empty());

  @Test
  void article_hasEveryFact() throws IOException {
    Paper article =
        PaperBuilder.from(CitedSamples.ARTICLE)
            .text(TextField.SUBTITLE, "In a $\\Delta$ System")
            .text(TextField.ABSTRACT, "One $x_i < 2$ & $\\foo$.\n\nTwo.")
            .text(TextField.LICENSE, "CC-BY-4.0")
            .text(TextField.LANGUAGE, "en-GB")
            .text(TextField.FULL_TEXT, "https://papers.example.org/clocks.pdf")
            .text(TextField.PAGES, "558–65, 570")
            .authors(
                List.of(
                    CitedSamples.LAMPORT_IN_PARTS
                        .withOrcid("0000-0002-1825-0097")
                        .with(
                            List.of(
                                new Affiliation("SRI & Co.", Optional.of("05s570m15")),
                                new Affiliation("Elsewhere", Optional.empty()))),
                    new Authorship(
                        new AuthorHandle("group"), "ACM Working Group", Role.CONTRIBUTOR)))
            .identifiers(
                Map.of(
                    "doi",
                    "10.1145/359545.359563",
                    "issn",
                    "0001-0782",
                    "arxiv",
                    "cs/0001",
                    "pmid",
                    "12"))
            .funding(
                List.of(
                    new Funding(
                        "NSF",
                        Optional.of("021nxhr62"),
                        Optional.of("10.13039/100000001"),
                        Optional.of("A<1"),
                        Optional.of("A title"),
                        Optional.of("https://awards.example.org/1")),
                    Funding.of(Map.of("funder", "A patron"))))
            .relations(
                List.of(
                    relation(RelationType.IS_TRANSLATION_OF, "doi", "10.1145/X2"),
                    relation(RelationType.IS_PART_OF, "isbn", "978-0-201-89683-1"),
                    relation(RelationType.CORRECTS, "doi", "10.1145/x3")))
            .references(
                List.of(
                    reference("A. Author. A $x^2$ book.", Map.of("isbn", "978-0-201-89683-1")),
                    reference("Dynamo.", Map.of("doi", "https://doi.org/10.1145/1294261.1294281")),
                    new Reference(
                        Optional.empty(), Map.of("arxiv", "1706.03762"), Optional.empty()),
                    new Reference(Optional.empty(), Map.of(), Optional.of(new PaperId("wp-002")))))
            .build();

    assertThat(document(CROSSREF, article)).isEqualTo(expected("crossref-article.xml"));
  }

  @Test
  void chapter_isInABookWithItsEditors_retractionIsAnUpdate() throws IOException {
    Paper chapter =
        PaperBuilder.from(CitedSamples.RETRACTED)
            .identifiers(Map.of("doi", "10.1145/x1", "isbn", "978-0-201-89683-1"))
            .build()
            .asRevision(2, Instant.parse("2026-04-17T23:30:00Z"));
    Paper dotted =
        PaperBuilder.from(chapter)
            .identifiers(Map.of("doi", "10.1145/x1", "isbn", "0201896834"))
            .build();

    assertThat(document(crossref(Optional.of("10.5555/policy")), chapter))
        .isEqualTo(expected("crossref-chapter.xml"))
        .isEqualTo(document(crossref(Optional.of("10.5555/policy")), dotted));
    assertThat(document(CROSSREF, chapter))
        .contains("[RETRACTED]", "<ai:program")
        .doesNotContain("crossmark");
  }

  private static Relation relation(RelationType type, String scheme, String identifier) {
    return new Relation(type, Map.of(scheme, identifier), Optional.empty());
  }

  private static Reference reference(String text, Map<String, String> identifiers) {
    return new Reference(Optional.of(text), identifiers, Optional.empty());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ARTICLE | <posted_content type=\"preprint\" | <posted_date media_type=\"online\">",
        "POST_WEBLOG | <posted_content type=\"blog\" | <institution_name>Wiley",
        "ARTICLE_JOURNAL | <journal> | <full_title>A Venue</full_title>",
        "REVIEW_BOOK | <journal> | <volume>II</volume>",
        "PAPER_CONFERENCE | <conference> | <noisbn reason=\"simple_series\"/>",
        "CHAPTER | <book book_type=\"edited_book\"> | <content_item component_type=\"chapter\"",
        "ENTRY_ENCYCLOPEDIA | <book book_type=\"reference\"> | component_type=\"reference_entry\"",
        "BOOK | <book book_type=\"monograph\"> | <edition_number>0.3</edition_number>",
        "REPORT | <report-paper> | <identifier id_type=\"report-number\">No. 3_a<",
        "THESIS | <dissertation language=\"en\"> | <approval_date media_type=\"online\">",
      })
  void kind_isTheRecord(WorkKind kind, String body, String part) {
    Paper paper =
        PaperBuilder.from(deposited(CitedSamples.RETRACTED))
            .kind(Optional.of(kind))
            .status(Status.PUBLISHED)
            .text(TextField.VENUE, "A Venue")
            .build();

    assertThat(document(CROSSREF, paper)).contains("<body>\n" + body, part);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1978-07-01", "1978-07-01T09:30:00Z"})
  void correction_isAnUpdateOfTheOtherPaper_onItsDay_withAPolicy(String published) {
    Paper correction =
        PaperBuilder.from(CitedSamples.ARTICLE)
            .relations(List.of(relation(RelationType.CORRECTS, "doi", "10.1145/x3")))
            .published(new PublicationDate(published))
            .build();

    assertThat(document(crossref(Optional.of("10.5555/policy")), correction))
        .contains("<update type=\"correction\" date=\"1978-07-01\">10.1145/x3</update>");
  }

  @Test
  void preprint_thatARelationNames_isNotNamedAgain() {
    Paper article =
        PaperBuilder.from(deposited(CitedSamples.ARTICLE))
            .identifiers(Map.of("doi", "10.1145/x1", "arxiv", "2310.01234"))
            .relations(List.of(relation(RelationType.HAS_PREPRINT, "arxiv", "2310.01234v2")))
            .build();

    assertThat(document(CROSSREF, article)).containsOnlyOnce("2310.01234");
  }

  @Test
  void postedContent_isWithdrawnByItsStatus() {
    Paper preprint =
        PaperBuilder.from(deposited(CitedSamples.RETRACTED))
            .kind(Optional.of(WorkKind.ARTICLE))
            .build();

    assertThat(document(crossref(Optional.of("10.5555/policy")), preprint))
        .contains("<status type=\"withdrawn\" date=\"1970-01-01\">", "Retracted: Data")
        .doesNotContain("crossmark");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "doi     |                     | it has no DOI",
        "doi     | 10.1/x              | its DOI cannot be registered: 10.1/x",
        "kind    |                     | its kind is not known",
        "kind    | DATASET             | Crossref's format is not written for the kind dataset",
        "venue   |                     | it has no venue",
        "title   | \uFFFE              | it has no title",
        "date    | 1399                | Crossref takes no paper of the year 1399",
      })
  void paper_thatCannotBeDeposited_isRefusedWithTheReason(
      String field, String value, String reason) {
    PaperBuilder paper = PaperBuilder.from(CitedSamples.ARTICLE);
    switch (field) {
      case "doi" -> paper.identifiers(value == null ? Map.of() : Map.of("doi", value));
      case "kind" -> paper.kind(Optional.ofNullable(value).map(WorkKind::valueOf));
      case "venue" -> paper.text(TextField.VENUE, Optional.empty());
      case "title" -> paper.title(value);
      default -> paper.published(new PublicationDate(value));
    }

    assertThat(CROSSREF.of(paper.build())).isEqualTo(new Deposit.NotDeposited(reason));
  }

  @Test
  void venue_thatIsTooLong_isRefused_otherTextsAreLeftOut() {
    Paper paper = CitedSamples.ARTICLE;
    assertThat(
            CROSSREF.of(
                PaperBuilder.from(paper).text(TextField.VENUE, "Journal ".repeat(35)).build()))
        .isEqualTo(new Deposit.NotDeposited("its venue does not have 1 to 255 characters"));
    assertThat(
            document(
                CROSSREF, PaperBuilder.from(paper).text(TextField.ISSUE, "7".repeat(33)).build()))
        .contains("<volume>21</volume>")
        .doesNotContain("<issue>");
  }

  private static Paper deposited(Paper paper) {
    return PaperBuilder.from(paper).identifiers(Map.of("doi", "10.1145/x1")).build();
  }

  private static Crossref crossref(Optional<String> policy) {
    return new Crossref(
        new Depositor("Example & Co.", "doi@example.org"),
        id -> "https://papers.example.org" + AccessPatterns.GET_PAPER.path(id),
        policy,
        AT);
  }

  private static String document(Crossref crossref, Paper paper) {
    return ((Deposit.Document) crossref.of(paper)).text();
  }

  private static String expected(String file) throws IOException {
    try (InputStream text = CrossrefDepositTest.class.getResourceAsStream(file)) {
      return new String(text.readAllBytes(), UTF_8);
    }
  }
}
