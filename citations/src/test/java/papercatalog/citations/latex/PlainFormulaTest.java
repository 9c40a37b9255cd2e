package papercatalog.citations.latex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PlainFormulaTest {
  private static final Duration HANGING = Duration.ofMinutes(1);

  /** Each level must not be written twice. */
  @Test
  void nestedScripts_takeTimeInProportion() {
    String nested = "$" + "a^{".repeat(18) + "b" + "}".repeat(18) + "$";

    String title = nested.repeat(200);

    assertThat(assertTimeoutPreemptively(HANGING, () -> PlainFormula.of(title)))
        .startsWith("a^(a^(");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "$\\mathbb{Z}$, ℤ",
        "$\\mathbb{ℤ}$, ℤ",
        "$\\mathbb{ℝ}$, ℝ",
        "$\\mathcal{ℴ}$, ℴ",
        "$\\mathfrak{ℨ}$, ℨ",
        "$\\\u0306$, $\\\u0306$",
        "$\\\u0304 o$, $\\\u0304 o$"
      })
  void letters_ofAnAlphabet_stayAndMarksAreNoCommands(String text, String plain) {
    assertThat(PlainFormula.of(text)).isEqualTo(plain);
  }
}
