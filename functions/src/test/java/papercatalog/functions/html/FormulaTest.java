package papercatalog.functions.html;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class FormulaTest {
  private static final List<String> PIECES =
      List.of(
          "{", "}", "_", "^", "\\frac", "\\sqrt", "\\alpha", "x", "12", ".", "<", "&", " ", "-");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x| <mi>x</mi>",
        "12.5| <mn>12.5</mn>",
        "N^{0.292}| <msup><mi>N</mi><mrow><mn>0.292</mn></mrow></msup>",
        "x_i^2| <msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup>",
        "x^2_i| <msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup>",
        "_3| <msub><mrow/><mn>3</mn></msub>",
        "x^10| <msup><mi>x</mi><mn>1</mn></msup><mn>0</mn>",
        "p < 0.05| <mi>p</mi><mo stretchy=\"false\">&lt;</mo><mn>0.05</mn>",
        "\\alpha\\le-1| <mi>α</mi><mo stretchy=\"false\">≤</mo><mo stretchy=\"false\">−</mo><mn>1</mn>",
        "\\frac{a}{\\sqrt b}| <mfrac><mrow><mi>a</mi></mrow><mrow><msqrt><mi>b</mi></msqrt></mrow></mfrac>",
        "\\mathrm{CO}_2| <msub><mi>CO</mi><mn>2</mn></msub>",
        "n \\log n| <mi>n</mi><mo stretchy=\"false\">log</mo><mi>n</mi>",
        "\\hat{x}| <mi>x̂</mi>",
      })
  void formula_isMathMl(String tex, String math) {
    assertThat(Formula.of(tex)).isEqualTo("<math><mrow>" + math + "</mrow></math>");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "x^",
        "x^a^b",
        "{x",
        "x}",
        "\\",
        "\\frac{a}",
        "\\mathrm",
        "\\mathrm{",
        "\\mathrm{a",
        "\\mathrm{}",
        "\\mathrm a}",
        "\\foo",
        "\\newcommand{\\a}{\\a}\\a",
        "\\href{javascript:alert(1)}{x}",
        "a & b",
        "a\"b",
        "📐",
        "a\nb",
      })
  void anythingElse_isEmpty(String tex) {
    assertThat(Formula.of(tex)).isEmpty();
  }

  @Test
  void depthAndLength_areLimited() {
    assertThat(Formula.of("{".repeat(200) + "x" + "}".repeat(200))).isEmpty();
    assertThat(Formula.of("\\sqrt".repeat(90))).isEmpty();
    assertThat(Formula.of("x".repeat(501))).isEmpty();
  }

  @Test
  void anyFormula_isWellFormed_orEmpty() {
    Random random = new Random(7);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder tex = new StringBuilder();
      for (int j = random.nextInt(9); j >= 0; j--) {
        tex.append(PIECES.get(random.nextInt(PIECES.size())));
      }
      String math = Formula.of(tex.toString());
      Parser parser = Parser.xmlParser().setTrackErrors(10);
      for (Element element : Jsoup.parse(math, "", parser).getAllElements()) {
        switch (element.tagName()) {
          case "mfrac", "msub", "msup" -> assertThat(element.children()).hasSize(2);
          case "msubsup" -> assertThat(element.children()).hasSize(3);
          case "msqrt" -> assertThat(element.children()).hasSize(1);
          default -> {}
        }
      }
      assertThat(parser.getErrors()).as(tex.toString()).isEmpty();
    }
  }
}
