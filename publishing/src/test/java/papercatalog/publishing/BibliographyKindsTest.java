package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.publishing.Read.ENTRY;
import static papercatalog.publishing.Read.notices;
import static papercatalog.publishing.Read.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.citations.format.BibtexWriter;
import papercatalog.citations.format.CslWriter;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.model.Paper;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;

/** Kinds of entries in which bibliographies differ from the textbook, by what becomes of them. */
final class BibliographyKindsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "R. Vale and et al.",
        "R. Vale and {et al}",
        "R. Vale et al.",
        "R. Vale, et. al.",
        "R. Vale and others",
        "R. Vale and others.",
        "R. Vale and and others",
        "R. Vale and ...",
        "R. Vale and many others",
        "R. Vale and \\etal",
        "R. Vale u.a.",
        "R. Vale and 等",
      })
  void others_areReported(String authors) {
    String entry = ENTRY.replace("Vale, Ruth", authors).formatted("book", "year=2001");

    assertThat(paper(FileFormat.BIBTEX, entry).authors())
        .extracting(author -> author.handle().value())
        .containsExactly("r-vale");
    assertThat(notices(entry)).extracting(Notice::kind).containsExactly(NoticeKind.AND_OTHERS);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Zn\\textsubscript{3}N$_2$ at the 5\\textsuperscript{th} | Zn₃N$_2$ at the 5th",
        "10\\textsuperscript{-3} | 10⁻³",
        "\\mkbibemph{Mare} and \\mkbibquote{the \\enquote{Tide}} | Mare and “the ‘Tide’”",
        "A\\index{tides} \\textcolor{red}{red} \\mkbibparens{b} | A red (b)",
        "(000\\=1) 25\\,\\textdegree{} \\textonehalf | (0001\u0304) 25 ° ½",
        "\\textguillemot{x} | \\textguillemot{x}",
        "\\(^{13}\\)C at $$x^2$$ and \\ensuremath{y_1} | $^{13}$C at $x^2$ and $y_1$",
        "\\texorpdfstring{$x$}{x} \\parencite[12]{k}of \\glqq b\\grqq{} | x of „b“",
        "Depth to $\\pm$0.2 m at $\\sim$7 | Depth to $\\pm$0.2 m at $\\sim$7",
        "$5 or $6 | $5 or $6",
        "On $ \\alpha $-decay | On $\\alpha$-decay",
        "?`Qu\\'e? !`S\\'i! | ¿Qué? ¡Sí!",
        "\\enquote*{y} in \\lq z\\rq{} | “y” in ‘z’",
        "{\\textalpha}-helix by {\\MF} and \\XeLaTeX | α-helix by METAFONT and XeLaTeX",
        "A $\\less$i$\\greater$bd$\\less$/i$\\greater$ oxidase | A bd oxidase",
        "The {\\textless}i{\\textgreater}bd{\\textless}/i{\\textgreater} p {\\textless} q | The bd"
            + " p < q",
        "\\ensuremath{<}mml:mi\\ensuremath{>}Ru\\ensuremath{<}/mml:mi\\ensuremath{>} | Ru",
        "Science {\\&}amp; Art &amp;amp; P {\\&}lt; Q | Science & Art & P < Q",
        "&lt;i&gt;E. coli&lt;/i&gt; of a &lt; b | E. coli of a < b",
        "On <math><msup><mi>x</mi><mn>2</mn></msup></math> | On x²",
        "On <jats:tex-math><?CDATA $\\alpha $?></jats:tex-math><!-- x --> | On $\\alpha$",
        "On <![CDATA[A & B]]> | On A & B",
        "The Page{\\Dash}An \\acro{PDF} at 90\\degree{} | The Page—An PDF at 90°",
        "{\\selectlanguage{greek}\\textgreek{ὁράω}} by {\\footnotesize x} | ὁράω by x",
        "\\APACSortNoop{LaTeX}\\LaTeX{} of \\booktitle{Tides} | LaTeX of Tides",
        "Code \\verb+a_b+ with \\pkg{ggplot2}, \\hologo{BibTeX}\\addcomma\\addspace B"
            + " | Code a_b with ggplot2, BibTeX, B",
      })
  void texInText_isRead_andReadBack(String latex, String title) {
    Paper paper =
        paper(
            FileFormat.BIBTEX,
            ENTRY.replace("{T}", "{" + latex + "}").formatted("book", "year=2001"));

    assertThat(paper.title()).isEqualTo(title);
    assertThat(paper(FileFormat.BIBTEX, BibtexWriter.entry(new CitedPaper(paper))).title())
        .isEqualTo(title);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "From C$_3$H$_8$ to C$_{12}$ | From C₃H₈ to C₁₂",
        "Less than $N^{0.292}$ of $x_i$ | Less than N^0.292 of x_i",
        "10$^{-3}$ of $\\alpha$ | 10⁻³ of α",
        "$\\pm$0.2 and $x \\le y$ | ±0.2 and x ≤ y",
        "$\\frac{1}{2}$ and $5 or $6 | 1/2 and $5 or $6",
        "At 25 $^\\circ$C, 5$^{\\circ}$ | At 25 °C, 5°",
        "Of $\\mathrm{CO}_2$ in $\\rm H_2O$ | Of CO₂ in H₂O",
        "Of $\\mathrm{Mg}{\\mathrm{B}}_{2}$ at ${x}_{2}$ | Of MgB₂ at x₂",
      })
  void simpleFormulas_areUnicode_inFormatsWithoutTex(String title, String plain) {
    Paper paper =
        paper(
            FileFormat.BIBTEX,
            ENTRY.formatted("book", "year=2001").replace("{T}", "{" + title + "}"));

    assertThat(CslWriter.item(new CitedPaper(paper)))
        .contains("\"title\":\"" + plain.replace("\\", "\\\\") + "\"");
    assertThat(BibtexWriter.entry(new CitedPaper(paper))).contains("\n  title = {");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "inproceedings | booktitle={Conf}, journal={PoS} | Conf",
        "inproceedings | eventtitle={Conf} | Conf",
        "article | journal={\\apj} | Astrophysical Journal",
        "incollection | booktitle={Coasts}, booksubtitle={A Handbook} | Coasts: A Handbook",
        "incollection | booktitle={Tides}, maintitle={Coasts} | Coasts: Tides",
        "book | maintitle={Coasts}, mainsubtitle={A Handbook} | Coasts: A Handbook",
        "article | journal={Phys. Rev. D, arXiv:1706.03762} | Phys. Rev. D",
        "article | journal={Corrosion (arXiv:1706.03762)} | Corrosion",
      })
  void venue_isWhatReadersKnow(String type, String fields, String venue) {
    assertThat(paper(FileFormat.BIBTEX, ENTRY.formatted(type, fields + ", year=2001")).venue())
        .contains(venue);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "title={When Late?}, subtitle={A Study} | When Late? | When Late? A Study",
        "title={Tides}, subtitle={A Study} | Tides | Tides: A Study",
        "title={Tides: A Study}, subtitle={A Study} | Tides | Tides: A Study",
        "title={Tides: a study}, subtitle={A Study} | Tides | Tides: A Study",
      })
  void subtitle_isPartOfTheFullTitle_inEachFormat(String fields, String title, String full) {
    Paper paper =
        paper(FileFormat.BIBTEX, "@book{k, author={Vale, Ruth}, year=2001, " + fields + "}");

    assertThat(paper.title()).isEqualTo(title);
    assertThat(paper.fullTitle()).isEqualTo(full);
    assertThat(BibtexWriter.entry(new CitedPaper(paper))).contains("subtitle = {A Study}");
    assertThat(CslWriter.item(new CitedPaper(paper))).contains("\"title\":\"" + full + "\"");
    assertThat(paper(FileFormat.BIBTEX, BibtexWriter.entry(new CitedPaper(paper))))
        .isEqualTo(paper);
    assertThat(paper(FileFormat.CSL_JSON, CslWriter.item(new CitedPaper(paper)))).isEqualTo(paper);
  }

  @Test
  void editions_areThoseOfBooks() {
    Paper paper = paper(FileFormat.BIBTEX, ENTRY.formatted("book", "year=2001, edition={2}"));

    assertThat(paper.version()).contains("2");
    assertThat(BibtexWriter.entry(new CitedPaper(paper))).contains("edition = {2}");
    assertThat(CslWriter.item(new CitedPaper(paper))).contains("\"edition\":\"2\"");
  }

  @ParameterizedTest
  @CsvSource({
    "123−130, 123–130",
    "pp. 12--15, 12–15",
    "p. e12, e12",
    "S. 12--15, 12–15",
    "xi--xx, xi–xx",
  })
  void pages_areThoseOfTheWork(String text, String pages) {
    assertThat(
            paper(FileFormat.BIBTEX, ENTRY.formatted("book", "year=2001, pages={" + text + "}"))
                .pages())
        .contains(pages);
  }

  @Test
  void pagesThatAreNone_areReported() {
    String entry = ENTRY.formatted("book", "year=2001, pages={n/a--n/a}");

    assertThat(paper(FileFormat.BIBTEX, entry).pages()).isEmpty();
    assertThat(notices(entry))
        .extracting(Notice::text)
        .containsExactly("pages `n/a–n/a` left out: none");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "inbook | publisher={Sea}, chapter=3",
        "misc | publisher={Sea}",
        "online | organization={Sea}",
        "techreport | institution={Sea}",
      })
  void publisher_isNoVenueOfExports(String type, String fields) {
    Paper paper = paper(FileFormat.BIBTEX, ENTRY.formatted(type, "year=2001, " + fields));

    assertThat(BibtexWriter.entry(new CitedPaper(paper)))
        .doesNotContain("booktitle", "howpublished");
    assertThat(CslWriter.item(new CitedPaper(paper))).doesNotContain("container-title");
    assertThat(paper(FileFormat.BIBTEX, BibtexWriter.entry(new CitedPaper(paper))).venue())
        .isEqualTo(paper.venue());
  }
}
