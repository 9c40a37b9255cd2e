package papercatalog.citations.latex;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TexTextTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "none",
        "$5 and $6",
        "$5-$6",
        "$",
        "$$",
        "\\$x$",
        "${x}",
        "$ x $",
        "$x $",
        "$\\{$",
        "a$b",
        "US$100 and NZ$",
        "$ten or twenty$",
      })
  void money_isNoFormula(String text) {
    assertThat(formulas(text)).isEmpty();
    assertThat(PlainFormula.of(text)).isEqualTo(text);
  }

  @Test
  void formulas_arePairedInOrder() {
    assertThat(formulas("C$_3$H$_8$")).containsExactly("_3", "_8");
    assertThat(formulas("$\\pm$0.2 m")).containsExactly("\\pm");
    assertThat(formulas("$5 for $x$")).containsExactly("x");
    assertThat(formulas("$a\\$b$")).containsExactly("a\\$b");
    assertThat(formulas("\\\\$x$")).containsExactly("x");
    assertThat(TexText.parts("a $x$ b"))
        .containsExactly(
            new TexText.TexPart("a ", false),
            new TexText.TexPart("x", true),
            new TexText.TexPart(" b", false));
  }

  @ParameterizedTest
  @CsvSource({
    "C$_3$H$_8$, C₃H₈",
    "$\\pm$0.2, ±0.2",
    "$5 and $6, $5 and $6",
    "$O(n^2)$, O(n²)",
    "$\\frac{1}{2}$ of $\\alpha$, 1/2 of α",
    "$P = NP$ or not, P = NP or not",
    "$pV = nRT$, pV = nRT",
  })
  void simpleFormula_isPlain(String text, String plain) {
    assertThat(PlainFormula.of(text)).isEqualTo(plain);
  }

  /** A pattern would need the stack for each character. */
  @Test
  void longTexts_arePaired() {
    for (String part : List.of("x", "\\", "{", "}", "$", "$x", "$x$ ", "_", "\\$", "x_2")) {
      String text = "$" + part.repeat(100_000) + "$";
      assertThat(TexText.parts(text)).isNotEmpty();
      assertThat(PlainFormula.of(text)).isNotEmpty();
      assertThat(LatexWriter.text(text)).isNotEmpty();
    }
  }

  private static List<String> formulas(String text) {
    return TexText.parts(text).stream()
        .filter(TexText.TexPart::formula)
        .map(TexText.TexPart::text)
        .toList();
  }
}
