package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.citations.CitedPapers.ARTICLE;
import static papercatalog.citations.CitedPapers.BOOK;
import static papercatalog.citations.CitedPapers.CROWDED;
import static papercatalog.citations.CitedPapers.REPORT;
import static papercatalog.citations.CitedPapers.RETRACTED;
import static papercatalog.citations.CitedPapers.TALK;
import static papercatalog.citations.style.CitationStyle.APA;
import static papercatalog.citations.style.CitationStyle.CHICAGO;
import static papercatalog.citations.style.CitationStyle.IEEE;
import static papercatalog.citations.style.CitationStyle.MLA;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import papercatalog.citations.latex.PlainFormula;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.citations.style.CitationStyle;
import papercatalog.citations.style.FormattedCitation;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.WorkKind;
import papercatalog.publishing.document.PaperDocument;

final class FormattedCitationTest {
  private static final Path RENDERED =
      Path.of("src/test/resources/papercatalog/publishing/citeproc.json");
  private static final Path SAMPLE =
      Path.of("../local/src/main/resources/papercatalog/local/gateway/sample-catalog.json");

  /** npm has citeproc with the style of the APA only. */
  @Tag("slow")
  @Test
  void apa_isThatOfCiteproc_forTheSampleCatalog() throws IOException {
    List<Paper> papers = sample();
    JsonNode rendered = ReferenceManagers.read(List.of(papers)).getFirst().apa();

    assertThat(papers).hasSizeGreaterThan(70);
    for (Paper paper : papers) {
      assertThat(quotes(cited(paper, APA)))
          .isEqualTo(comparable(rendered.path(paper.id().value()).asText()));
    }
  }

  /** What citeproc does otherwise, and why ours does not. */
  private static String comparable(String citeproc) {
    return quotes(citeproc)
        // The style names the month of a conference paper only where it lacks pages.
        .replaceAll("\\((\\d{4}), \\p{L}+\\)", "($1)")
        // The title says that a paper is retracted; a status is no part of the style.
        .replaceAll(" \\((Superseded|Draft|Retracted)\\)$", "")
        // Contributors are no authors.
        .replace(" (with Guest)", "")
        // The comma depends on the script of the names.
        .replace("D. & 姚", "D., & 姚");
  }

  /** What citeproc 2.4.63 writes with the styles of CSL of 2023. */
  @ParameterizedTest
  @EnumSource(names = "APA", mode = EnumSource.Mode.EXCLUDE)
  void otherStyles_areThoseOfCiteproc_forTheSampleCatalog(CitationStyle style) throws IOException {
    JsonNode rendered =
        new ObjectMapper().readTree(RENDERED.toFile()).path(style.name().toLowerCase(Locale.ROOT));

    assertThat(rendered).hasSize(80);
    for (Paper paper : sample()) {
      if (rendered.has(paper.id().value())) { // not withdrawn
        String address = "https://papers.example/papers/" + paper.id();
        String ours =
            FormattedCitation.of(
                new CitedPaper(asStyled(paper, style), Optional.of(address)), style);
        String arxiv = paper.identifiers().getOrDefault("arxiv", "");
        String theirs = PlainFormula.of(rendered.path(paper.id().value()).asText());
        // A link leads to the paper, the name of an archive does not. Titles keep their case. A
        // version without a word for it says nothing.
        assertThat(quotes(ours).replace("https://arxiv.org/abs/" + arxiv, address))
            .isEqualToIgnoringCase(
                quotes(theirs)
                    .replace(" arXiv, " + arxiv + ".", "")
                    .replace("Danny and 姚", "Danny, and 姚")
                    .replace(" 0.3, WP-002", " WP-002"));
      }
    }
  }

  /** IEEE leaves out the series of a report; ours does not. */
  private static Paper asStyled(Paper paper, CitationStyle style) {
    boolean series = style == IEEE && paper.kind().equals(Optional.of(WorkKind.REPORT));
    return series
        ? PaperBuilder.from(paper).text(TextField.VENUE, Optional.empty()).build()
        : paper;
  }

  /** Titles keep their quotation marks. */
  private static String quotes(String text) {
    return text.replaceAll("[“”\"]", "\"").replaceAll("[‘’]", "'");
  }

  @Test
  void article_isCitedInEachStyle() {
    assertThat(cited(ARTICLE, APA))
        .isEqualTo(
            "Lamport, L. (1978). Time, Clocks, and the Ordering of Events. Communications of the"
                + " ACM, 21(7), 558–565. https://doi.org/10.1145/359545.359563");
    assertThat(cited(ARTICLE, IEEE))
        .isEqualTo(
            "L. Lamport, “Time, Clocks, and the Ordering of Events,” Communications of the ACM,"
                + " vol. 21, no. 7, pp. 558–565, July 1978, doi: 10.1145/359545.359563.");
    assertThat(cited(ARTICLE, CHICAGO))
        .isEqualTo(
            "Lamport, Leslie. 1978. “Time, Clocks, and the Ordering of Events.” Communications of"
                + " the ACM 21 (7): 558–65. https://doi.org/10.1145/359545.359563.");
    assertThat(cited(ARTICLE, MLA))
        .isEqualTo(
            "Lamport, Leslie. “Time, Clocks, and the Ordering of Events.” Communications of the"
                + " ACM, vol. 21, no. 7, July 1978, pp. 558–65,"
                + " https://doi.org/10.1145/359545.359563.");
  }

  @Test
  void talk_isCitedInEachStyle() {
    assertThat(cited(TALK, IEEE))
        .isEqualTo(
            "G. DeCandia and Dynamo Team, “Dynamo: Amazon’s Highly Available Key-value Store,” in"
                + " Proceedings of SOSP, Oct. 2007, pp. 205–220. doi: 10.1145/1294261.1294281.");
    assertThat(cited(TALK, CHICAGO))
        .isEqualTo(
            "DeCandia, Giuseppe, and Dynamo Team. 2007. “Dynamo: Amazon’s Highly Available"
                + " Key-value Store.” In Proceedings of SOSP, 205–20."
                + " https://doi.org/10.1145/1294261.1294281.");
    assertThat(cited(TALK, MLA))
        .isEqualTo(
            "DeCandia, Giuseppe, and Dynamo Team. “Dynamo: Amazon’s Highly Available Key-value"
                + " Store.” Proceedings of SOSP, 2007, pp. 205–20,"
                + " https://doi.org/10.1145/1294261.1294281.");
  }

  @Test
  void worksOfTheirOwn_haveNoQuotationMarks() {
    assertThat(cited(BOOK, CHICAGO))
        .isEqualTo(
            "Abelson, Harold. 1996. Structure and Interpretation. MIT Press."
                + " https://example.org/gr%C3%B6%C3%9Fe.");
    assertThat(cited(REPORT, APA))
        .isEqualTo("Lamport, L. (1984). On Reports (TR-7). Digital Systems Research Center.");
    assertThat(cited(REPORT, MLA))
        .isEqualTo(
            "Lamport, Leslie. On Reports. TR-7, Digital Systems Research Center, 1 Feb. 1984.");
  }

  /** As citeproc has it with the styles of CSL, but 1496–1500, for which it has an older rule. */
  @ParameterizedTest
  @CsvSource({
    "3–10, 3–10, 3–10",
    "71–72, 71–72, 71–72",
    "96–117, 96–117, 96–117",
    "100–104, 100–104, 100–04",
    "107–108, 107–8, 107–08",
    "1002–1006, 1002–6, 1002–06",
    "505–517, 505–17, 505–17",
    "415–532, 415–532, 415–532",
    "1496–1500, 1496–500, 1496–500",
    "13792–13803, 13792–803, 13792–803",
    "'1–5, 321–325', '1–5, 321–25', '1–5, 321–25'",
    "e12–e15, e12–e15, e12–e15",
  })
  void pages_areShortened(String pages, String chicago, String mla) {
    Paper paper = PaperBuilder.from(ARTICLE).text(TextField.PAGES, pages).build();

    assertThat(cited(paper, CHICAGO)).contains(" 21 (7): " + chicago + ". ");
    assertThat(cited(paper, MLA)).contains(", pp. " + mla + ", ");
    assertThat(cited(paper, IEEE)).contains(", pp. " + pages + ", ");
  }

  @ParameterizedTest
  @EnumSource
  void textsOfOneMark_areCited(CitationStyle style) {
    for (String mark : List.of("”", "“", ".", "\"", "’", "…", "””")) {
      for (WorkKind kind : WorkKind.values()) {
        PaperBuilder paper =
            PaperBuilder.from(ARTICLE)
                .kind(Optional.of(kind))
                .title(mark)
                .authors(List.of(new Authorship(new AuthorHandle("a"), mark, Role.AUTHOR)));
        for (TextField field : List.of(TextField.VENUE, TextField.PUBLISHER, TextField.VOLUME)) {
          paper.text(field, Optional.of(mark));
        }
        assertThat(cited(paper.build(), style)).contains(mark.substring(1));
      }
    }
  }

  @Test
  void quotationInATitle_hasSingleMarksWithinOthers() {
    Paper paper = PaperBuilder.from(ARTICLE).title("“GOTO” and \"THE\" System").build();

    assertThat(cited(paper, IEEE)).contains("“‘GOTO’ and ‘THE’ System,”");
    assertThat(cited(paper, APA)).contains("“GOTO” and \"THE\" System.");
  }

  @Test
  void morePeopleThanAreNamed_areOthers() {
    assertThat(cited(CROWDED, IEEE)).startsWith("A. Aadb et al., “");
    assertThat(cited(CROWDED, APA)).contains("Aadk, A., et al. (2012)");
    assertThat(cited(CROWDED, CHICAGO)).startsWith("Aadb, Anna, Anna Aadc,").contains(", et al. 2");
    assertThat(cited(CROWDED, MLA)).startsWith("Aadb, Anna, et al. “");
  }

  @ParameterizedTest
  @EnumSource
  void nastyPapers_areALineEach(CitationStyle style) {
    for (Paper paper : new NastyPapers(11).list(300)) {
      assertThat(cited(paper, style)).isNotBlank().doesNotContain("\n", "\r", "  ");
    }
    assertThat(cited(RETRACTED, style)).contains("[RETRACTED]");
  }

  private static String cited(Paper paper, CitationStyle style) {
    return FormattedCitation.of(new CitedPaper(paper), style);
  }

  private static List<Paper> sample() throws IOException {
    List<Paper> papers = new ArrayList<>();
    for (JsonNode document : new ObjectMapper().readTree(SAMPLE.toFile()).path("papers")) {
      papers.add(PaperDocument.read(document));
    }
    return papers;
  }
}
