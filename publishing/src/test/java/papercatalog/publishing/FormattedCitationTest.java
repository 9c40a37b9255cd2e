package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.citations.CitedSamples;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.citations.style.CitationStyle;
import papercatalog.citations.style.FormattedCitation;
import papercatalog.domain.Thorough;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.WorkKind;

final class FormattedCitationTest {
  private static final String ENTRIES =
      """
      @article{arxiv, title = {On Tides}, author = {Moor, Hanna and Rao, SR}, year = 2024,
        eprint = {2401.00042}, archiveprefix = {arXiv}}
      @phdthesis{thesis, title = {On Tides}, author = {Moor, Hanna}, year = 2020, school = {Sea School}}
      @incollection{chapter, title = {On Tides}, author = {Moor, Hanna}, year = 2020,
        editor = {Vale, Rita}, booktitle = {All Tides}, pages = {3--10}, publisher = {Sea Press}}
      @book{translated, title = {On Tides}, author = {Moor, Hanna}, translator = {Vale, Rita},
        year = 2020, volume = 2, edition = {3}, publisher = {Sea Press}}
      @book{edited, title = {All Tides}, editor = {Vale, Rita and Moss, B F}, year = 2020,
        publisher = {Sea Press}}
      @techreport{report, title = {On Tides}, author = {{Lakeside University}}, year = 2020,
        number = {TR-7}, institution = {Sea School}}
      """;

  static List<String> styles() {
    return CitationStyle.names();
  }

  static List<String> someStyles() {
    return Thorough.of(styles(), List.of("apa", "chicago", "ieee", "mla"));
  }

  @Test
  void kinds_areCitedInApa() {
    assertThat(Stream.of(ENTRIES.strip().split("\n(?=@)")).map(entry -> cited(paper(entry), "apa")))
        .containsExactly(
            "Moor, H., & Rao, S. (2024). On Tides (No. arXiv:2401.00042). arXiv."
                + " https://arxiv.org/abs/2401.00042",
            "Moor, H. (2020). On Tides [PhD thesis]. Sea School.",
            "Moor, H. (2020). On Tides. In R. Vale (Ed.), All Tides (pp. 3–10). Sea Press.",
            "Moor, H. (2020). On Tides (R. Vale, Trans.; 3rd ed., Vol. 2). Sea Press.",
            "Vale, R., & Moss, B. F. (Eds.). (2020). All Tides. Sea Press.",
            "Lakeside University. (2020). On Tides (No. TR-7). Sea School.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{O'Toole, Jr., James}|apa|O’Toole, J., Jr. (2020)",
        "{King, III, Martin L.}|apa|King, M. L., III. (2020)",
        "{King, III, Martin L. and Moor, Hanna}|apa|King, M. L., III, & Moor, H. (2020)",
        "{King, III, Martin L.}|chicago|King, Martin L., III. 2020",
        "{King, III, Martin L.}|harvard-cite-them-right|King, M.L., III (2020)",
        "{King, Jr., Martin L. and Moor, Hanna}|vancouver|King ML Jr, Moor H.",
        "{Moor, Hanna and King, Jr., Martin L.}|mla|Moor, Hanna, and Martin L. King Jr. “T.”",
        "{van der Berg, Jan and d'Arcy, Jean}|chicago|Berg, Jan van der, and Jean d’Arcy. 2020",
        "{van der Berg, Jan and d'Arcy, Jean}|apa|van der Berg, J., & d’Arcy, J. (2020)",
        "{Silva, Maria da Graça}|apa|Silva, M. da G. (2020)",
        "{Silva, Maria da Graça}|vancouver|Silva M da G.",
        "{Silva, Maria da Graça}|mla|Silva, Maria da Graça. “T.”",
        "{Leung, Shun-Tak}|ieee|S.-T. Leung, “T,”",
        "{Leung, Shun-Tak}|vancouver|Leung ST. T. J.",
        "{高, 明远 and Moor, Hanna}|apa|高明远, & Moor, H. (2020)",
        "{高, 明远}|ieee|高明远, “T,” ",
        "{Колмогоров, Андрей Николаевич}|apa|Колмогоров, А. Н. (2020)",
        "{Колмогоров, Андрей Николаевич}|ieee|А. Н. Колмогоров, “T,” ",
        "{Колмогоров, Андрей Николаевич}|chicago|Колмогоров, Андрей Николаевич. 2020",
        "{{Sea Group}}|iso690-numeric-en|SEA GROUP. T.",
        "{Παπαδημητρίου, Χρήστος}|apa|Παπαδημητρίου, Χ. (2020)",
        "{Moor, Hanna and others}|apa|Moor, H., et al. (2020)",
        "{{Sea Group} and Moor, Hanna}|chicago|Sea Group, and Hanna Moor. 2020",
      })
  void names_areThoseOfTheStyle(String names, String style, String beginning) {
    Paper paper = paper("@article{a, title={T}, year=2020, journal={J}, author=" + names + "}");

    assertThat(cited(paper, style)).startsWith(beginning);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "article|journal={JAMA}, volume=3, pages={1--5}|apa|T. JAMA, 3, 1–5.",
        "article|journal={PLOS ONE}, volume=3|chicago|“T.” PLOS ONE 3.",
        "article|journal={Sea}, pages={1001--1009}|mla|pp. 1001–09.",
        "article|journal={Sea}, pages={1001--1009}|chicago|1001–9.",
        "patent|number={174,465}|apa|T (Patent No. 174,465).",
        "article|journal={Sea}, volume=3, number=2, pages={1--5}|chicago|“T.” Sea 3 (2): 1–5.",
        "article|journal={Sea}, pages={045101-1--045101-8}|apa|T. Sea, 045101-1–045101-8.",
        "incollection|booktitle={Sea}, editor={Vale, R.}, volume=3|chicago|“T.” In Sea, edited by"
            + " R. Vale, vol. 3.",
        "inproceedings|booktitle={Sea}, editor={Vale, R.}, pages={1--5}, publisher={P}|apa|T. In R."
            + " Vale (Ed.), Sea (pp. 1–5). P.",
        "book|translator={Vale, R.}, publisher={P}|chicago|T. Translated by R. Vale. P.",
        "misc|publisher={P}|apa|T. P.",
        "article|journal={Sea}, pages={xi-xx}|the-lancet|xi–xx.",
        "incollection|booktitle={Sea}, pages={xi-xx}|apa|(pp. xi–xx).",
        "incollection|booktitle={Sea}, pages={11-12}|vancouver|2020. p. 11–2.",
        "incollection|booktitle={Sea}, volume=3|american-medical-association|In: Sea. Vol 3. 2020.",
        "inreference|booktitle={Sea}|chicago|“T.” In Sea.",
        "incollection|booktitle={Sea}, editor={Vale, R.}|frontiers|“T,” in Sea, ed. R. Vale.",
        "techreport|institution={P}, month=6|vancouver|P; 2020 June.",
        "techreport|institution={P}, number={RFC 7}|apa|T (No. RFC 7). P.",
        "techreport|institution={P}, number={TR-7, part B}|american-physics-society|T, No. TR-7,"
            + " part B, P, 2020.",
        "misc|publisher={arXiv}|chicago|arXiv.",
        "article|journal={Sea}, volume=3, number={37-38}|apa|T. Sea, 3(37–38).",
        "book|translator={Vale, R.}, edition={3}, publisher={P}|american-chemical-society|T, 3rd"
            + " ed.; Vale, R., Translator; P, 2020.",
      })
  void places_areThoseOfTheStyle(String type, String fields, String style, String end) {
    String entry = "@%s{a, title={T}, year=2020, author={Moor, Hanna}, %s}";

    assertThat(cited(paper(entry.formatted(type, fields)), style)).endsWith(" " + end);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "The \"THE\" and “GOTO”|mla|“The ‘THE’ and ‘GOTO.’” J,",
        "Factoring $p^r q$ for large r, or a set|mla|“Factoring p^r q for Large r, or a Set.” J,",
        "eLife and arXiv to be|american-chemical-society|eLife and arXiv to Be. J",
        "NASA STD 5|mla|“NASA STD 5.” J,",
        "Split n-type GaAs of (In,Ga)As|chicago|“Split n-Type GaAs of (In,Ga)As.” J.",
        "The Typographers' Inn|nature|The Typographers’ Inn. J",
        "In ``Split''|apa|In “Split.” J.",
        "How To Go to Sea|chicago|“How To Go to Sea.” J.",
        "A Shouted TITLE OF NATO|mla|“A Shouted TITLE OF NATO.” J,",
        "A SHOUTED TITLE|mla|“A Shouted Title.” J,",
      })
  void titles_areThoseOfTheStyle(String title, String style, String text) {
    String entry = "@article{a, title={%s}, year=2020, journal={J}, author={Moor, Hanna}}";

    assertThat(cited(paper(entry.formatted(title)), style)).contains(text);
  }

  @ParameterizedTest
  @CsvSource({"RETRACTED, “[RETRACTED] T.” May.", "WITHDRAWN, “T.” May.", "DRAFT, “T.” Draft May."})
  void status_isNextToTheDate_onlyOfADraft(Status status, String end) {
    Paper paper = paper("@misc{a, title={T}, year=2020, month=5, author={Moor, Hanna}}");

    assertThat(cited(PaperBuilder.from(paper).status(status).build(), "chicago")).endsWith(end);
  }

  @ParameterizedTest
  @MethodSource("styles")
  void style_citesEveryKind(String style) {
    FormattedCitation citation = new FormattedCitation(CitationStyle.of(style));
    for (WorkKind kind : WorkKind.values()) {
      Paper paper = PaperBuilder.from(CitedSamples.ARTICLE).kind(Optional.of(kind)).build();
      assertThat(citation.of(new CitedPaper(paper)))
          .isNotBlank()
          .doesNotContain("\n", "  ")
          .doesNotStartWith("[")
          .doesNotStartWith("1");
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("someStyles")
  void style_citesHostileTexts(String style) {
    FormattedCitation citation = new FormattedCitation(CitationStyle.of(style));
    for (String text :
        List.of(
            "”",
            "“",
            ".",
            "\"",
            "’",
            "…",
            "””",
            "<i>",
            "<b>a</i>",
            "\\textbf{a}",
            "$x_2",
            "&amp;",
            "%s",
            "{0}",
            "文",
            "א",
            "x".repeat(1_000),
            "” ".repeat(500),
            "(".repeat(1_000),
            "1:2",
            "1-1-1")) {
      PaperBuilder paper =
          PaperBuilder.from(CitedSamples.ARTICLE)
              .title(cut(text, 1_000))
              .authors(List.of(new Authorship(new AuthorHandle("a"), cut(text, 200), Role.AUTHOR)));
      for (TextField field : List.of(TextField.VENUE, TextField.VOLUME, TextField.PAGES)) {
        paper.text(field, Optional.of(cut(text, 50)));
      }
      assertThat(citation.of(new CitedPaper(paper.build()))).isNotBlank().doesNotContain("\n");
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("styles")
  void style_citesNastyPapers(String style) {
    FormattedCitation citation = new FormattedCitation(CitationStyle.of(style));
    for (Paper paper : new NastyPapers(11).list(Thorough.of(100, 25))) {
      assertThat(citation.of(new CitedPaper(paper))).isNotBlank().doesNotContain("\n", "\r", "  ");
    }
  }

  @Test
  void manyAuthors_areCutByTheStyle() {
    Paper paper = PaperBuilder.from(CitedSamples.ARTICLE).authors(authors(3_000)).build();

    assertThat(cited(paper, "ieee")).startsWith("A. Authora et al., “");
    assertThat(cited(paper, "apa"))
        .startsWith("Authora, A., Authorb, A.,")
        .contains("Authors, A., … Authorj, A. (1978)");
  }

  /** A list names the first ten of them. */
  @Test
  void authorsThatAreMissing_areOthers() {
    assertThat(cited(CitedSamples.CROWDED, "apa")).contains("Aadk, A., et al. (2012)");
    assertThat(cited(CitedSamples.CROWDED, "ieee")).startsWith("A. Aadb et al., “");
  }

  private static String cut(String text, int most) {
    return text.substring(0, Math.min(most, text.length())).strip();
  }

  private static List<Authorship> authors(int count) {
    return IntStream.range(0, count)
        .mapToObj(
            i ->
                new Authorship(
                    new AuthorHandle("a-" + i), "Ada Author" + (char) ('a' + i % 26), Role.AUTHOR))
        .toList();
  }

  private static Paper paper(String entry) {
    return Read.paper(FileFormat.BIBTEX, entry);
  }

  private static String cited(Paper paper, String style) {
    return new FormattedCitation(CitationStyle.of(style)).of(new CitedPaper(paper));
  }
}
