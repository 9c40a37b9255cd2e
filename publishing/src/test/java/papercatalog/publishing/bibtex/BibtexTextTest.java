package papercatalog.publishing.bibtex;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.publishing.Read.onlyRejected;
import static papercatalog.publishing.Read.paper;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.model.Paper;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.entry.Entry.Rejected;

/** The titles and abstracts that real bibliographies hold, case by case. */
final class BibtexTextTest {
  private static final String REST = "author = {Ada Lovelace}, year = 1843";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Provably secure {RSA} and {{CROSS} --- {Codes}} | Provably secure RSA and CROSS — Codes",
        "Results~2018 -- an overview | Results 2018 – an overview",
        "On $k$-DNF with $\\alpha < 1$ | On $k$-DNF with $\\alpha < 1$",
        "When a < b and List<T> hold | When a < b and List<T> hold",
        "AT\\&amp;T and R\\&D | AT&T and R&D",
        "The <i>E. coli</i> <fixed-case>DNA</fixed-case> in H<sub>2</sub>O | The E. coli DNA in"
            + " H₂O",
        "Of <tex-math>O(n^2)</tex-math> | Of $O(n^2)$",
        "See <url>https://x.org/a_b</url> | See https://x.org/a_b",
        "\\textbf{Bold} {\\em claims} at 100\\% | Bold claims at 100%",
        "机器翻译 | 机器翻译",
        "A \\unknown{macro} | A \\unknown{macro}",
        "A \\{ lone brace | A { lone brace",
        "Coming \\{via} home | Coming via home",
        "e\u0301tude | étude",
        "stray\u0001 control\u0007 | stray control",
      })
  void title_becomesPlainText(String latex, String title) {
    assertThat(
            paper(FileFormat.BIBTEX, "@misc{k, title = {" + latex + "},\n" + REST + "}\n").title())
        .isEqualTo(title);
  }

  @Test
  void quotationMarks_areThoseOfTex() {
    assertThat(
            paper(FileFormat.BIBTEX, "@misc{k, title = {``Why?'' `so' it''s}, " + REST + "}")
                .title())
        .isEqualTo("“Why?” ‘so’ it”s");
  }

  @Test
  void titleOf818Characters_passes() {
    String title = "x".repeat(818);

    assertThat(paper(FileFormat.BIBTEX, "@misc{k, title = {" + title + "}, " + REST + "}").title())
        .isEqualTo(title);
  }

  @Test
  void titleOf1001Characters_isRejectedWithItsRule() {
    Rejected rejected =
        onlyRejected(
            FileFormat.BIBTEX, "@misc{k, title = {" + "x".repeat(1_001) + "}, " + REST + "}");

    assertThat(rejected.reason())
        .isEqualTo("title must have 1 to 1000 characters and not be blank");
  }

  @Test
  void abstract_keepsItsParagraphs() {
    Paper paper =
        paper(
            FileFormat.BIBTEX,
            "@misc{k, title={T}, %s, abstract = {<jats:p>One\n line.</jats:p><jats:p>Two &lt;3.</jats:p>}}"
                .formatted(REST));

    assertThat(paper.abstractText()).contains("One line.\n\nTwo <3.");
  }
}
