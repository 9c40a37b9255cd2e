package papercatalog.search.index;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.Papers;
import papercatalog.domain.model.Paper;

final class WordsTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "key-value|Key Value Stores",
        "key-value|The Keyvalue Store",
        "keyvalue|A Key-Value Store",
        "key value|Keyvalue Stores",
        "key values|The Keyvalue Store",
        "gr aphics|Graphics and Text",
        "effect|The Effects of Ions",
        "communications|Wireless Communication",
        "k-means|The Means of K-Means",
        "optimised behaviour|Optimized Behavior",
        "optimized behavior|Optimising Behaviours",
        "haemoglobin|Hemoglobin in Anemia",
        "modelling|A Modeled World",
        "catalogue|The Catalog",
        "fibre|Fiber Networks",
        "C++|Programs in C++",
        "C++|Design with {C}$++$",
        "c#|Learning C# Fast",
        "alpha stable|\u03b1-Stable Processes",
        "TNF-\u03b1|TNF-alpha in Mice",
        "zno2|Films of ZnO$_2$",
        "mgb2|Films of ${\\mathrm{MgB}}_{2}$",
        "H2O|Ice of H\\textsubscript{2}O",
        "\\emph{G{\\\"o}del}|G\u00f6del's Proof",
        "Peri\\v{c}|Peri\u010d",
        "ZnO$_2$|Films of ZnO2",
        "L2|On $L^2$ Norms",
        "H2O|The Structure of H\u2082O",
        "x\u00b2|Powers of X2",
        "comp text tex|comp.text.tex",
        "\u043b\u0435\u043d|\u041b\u0451\u043d",
        "\u03bb\u03bf\u03b3\u03bf\u03b9|\u039b\u03cc\u03b3\u03bf\u03b9",
        "tls|T.L.S. Revisited",
        "T.L.S.|TLS Revisited",
        "turing's|Turing",
      })
  void spelling_findsTheOther(String query, String title) throws IOException {
    Paper paper = Papers.paper("a", "2026").title(title).build();
    Paper other = Papers.paper("b", "2026").title("Something Else in C").build();
    try (IndexOf index = new IndexOf(folder, List.of(other, paper))) {
      assertThat(index.ids(query)).startsWith("a").doesNotContain("b");
    }
  }

  @Test
  void signs_doNotChangeThePositionsOfWords() {
    String text = "On C++, $L^2$ and {T}L\u2082";
    assertThat(Words.of(text))
        .extracting(word -> text.substring(word.start(), word.end()))
        .containsExactly("On", "C++", "L^2$", "and", "T}L\u2082");
  }
}
