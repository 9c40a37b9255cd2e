package papercatalog.publishing.latex;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.citations.latex.LatexWriter;
import papercatalog.citations.paper.Spaces;

final class LatexTest {
  private static final String[] PIECES = {
    "a",
    "B",
    "\\",
    "{",
    "}",
    "$",
    "$",
    "-",
    "-",
    "`",
    "'",
    " ",
    " ",
    "&",
    "amp;",
    "<",
    "b>",
    ">",
    "~",
    "^",
    "%",
    "#",
    "_",
    "\n",
    "\t",
    "\"",
    "@",
    "é",
    "姚",
    "\uD83D\uDE00",
    "\\'",
    "\\textbf",
    "1",
    "\u00a0",
    "\uFFFD",
    "\\symbol",
    "ı",
    "tex-math>",
    "{}",
    "\\par"
  };

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "{\\L}ukasz | Łukasz",
        "\\c{c} \\c c | ç ç",
        "{\\H{o}} {\\H o} | ő ő",
        "\\u{g} \\v{c} \\v c | ğ č č",
        "\\k{a} \\r{a} \\d{s} \\.z \\=a \\t{oo} | ą å ṣ ż ā o͡o",
        "\\'{\\i} \\'\\i{} {\\^\\i} | í í î",
        "\\aa{} \\AA\\ \\ss{} \\o \\O \\ae{} \\DJ{} \\th{} | å Å ß øØæ Đ þ",
        "\\'{}x \\'1 {\\' | x 1\u0301",
        "{\\noopsort{a}}\\href{http://x}{text} \\footnote{no} | text",
        "\\ldots{} \\copyright{} \\alpha{} \\LaTeX{} | … © α LaTeX",
        "a\\\\b \\& \\$5 \\{x\\} \\_ \\% \\# | a b & $5 {x} _ % #",
        "$\\frac{1}{2}$ and \\frac{1}{2} | $\\frac{1}{2}$ and \\frac{1}{2}",
        "\\'{\uD835\uDC00} \\^{\\'e} \\t{\\i a-$x$} | \uD835\uDC00\u0301 ế i͡a-$x$",
        "\\rtimes{} \\longmapsto{} \\langle{} \\textbullet | ⋊ ⟼ ⟨ •",
        "x^2 y_i \\^{} \\~{} | x^2 y_i ^ ~",
        "\\ | \\",
      })
  void line_readsLatex(String latex, String text) {
    assertThat(LatexReader.line(latex)).isEqualTo(text);
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void written_readsBack_butForWhiteSpace(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < 50_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int j = random.nextInt(12); j >= 0; j--) {
        text.append(PIECES[random.nextInt(PIECES.length)]);
      }
      String latex =
          random.nextBoolean()
              ? LatexWriter.text(text.toString())
              : LatexWriter.title(text.toString());
      assertThat(LatexReader.line(latex)).as(latex).isEqualTo(Spaces.line(text.toString()));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\\'{",
        "{",
        "$",
        "$$",
        "\\'",
        "\\x{",
        "<tex-math>",
        "<mml:math>",
        "<i ",
        "--",
        "\\",
        "&amp"
      })
  void line_ofOneThingOverAndOver_ends(String piece) {
    String much = piece.repeat(300_000 / piece.length());

    assertThat(LatexReader.line(much + "}".repeat(100_000))).hasSizeLessThan(500_000);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "$x_1$ | $x_1$",
        "$x^{2}$ | $x^{2}$",
        "$x_$ | \\$x\\_\\$",
        "$x^ $ | \\$x\\^{} \\$",
        "$x__1$ | \\$x\\_\\_1\\$",
      })
  void text_withAScriptOfNothing_isNoFormula(String text, String latex) {
    assertThat(LatexWriter.text(text)).isEqualTo(latex);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "p < 0.05 > q | p $<$ 0.05 $>$ q",
        "a << b | a $<$$<$ b",
        "a ~ b^2 | a \\~{} b\\^{}2",
        "{a{b}} | \\{a\\{b\\}\\}",
        "}a{ | \\textbraceright{}a\\textbraceleft{}",
        "C:\\d | C:\\textbackslash{}d",
        "$<$ | \\$$<$\\$",
        "\\input{x} | \\textbackslash{}input\\{x\\}",
        "$\\input{x}$ | \\$\\textbackslash{}input\\{x\\}\\$",
        "$\\write18{x}$ | \\$\\textbackslash{}write18\\{x\\}\\$",
        "$\\~$a\\_b$ | \\$\\textbackslash{}\\~{}\\$a\\textbackslash{}\\_b\\$",
        "$a \\looparrowleft \\leftarrow b$ | $a \\looparrowleft \\leftarrow b$",
        "$\\mathcal{O}(n \\log n)$ | $\\mathcal{O}(n \\log n)$",
        "$\\latelua{x}$ | \\$\\textbackslash{}latelua\\{x\\}\\$",
        "$\\begin{x}$ | \\$\\textbackslash{}begin\\{x\\}\\$",
        "$#1$ | \\$\\#1\\$",
      })
  void text_writesSignsThatProgramsReadBack(String text, String latex) {
    assertThat(LatexWriter.text(text)).isEqualTo(latex);
    assertThat(LatexReader.line(latex)).isEqualTo(text);
  }

  /** By Zotero's rules: formulas lose their dollars, signs their backslashes, and groups go. */
  @ParameterizedTest
  @ValueSource(
      strings = {"p < 0.05 > q", "a << b", "a ~ b^2", "{a{b}}", "50% of A&B_1 #2", "{x} <y> {z}"})
  void text_isReadBackByZotero(String text) {
    String read =
        LatexWriter.text(text)
            .replaceAll("\\$([^$]+)\\$", "$1")
            .replaceAll("(?<!\\\\)[{}]+", "")
            .replaceAll("\\\\([#$%&~_^{}])", "$1");

    assertThat(read).isEqualTo(text);
  }

  /**
   * Processor time, the least of several runs: four times the text may take eight times as long.
   */
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"\\$", "$", "$x", "\\$ ", "$ ", "${", "\\{$", "&amp", "\\\\$"})
  void text_ofOneThingOverAndOver_takesTimeInProportion(String piece) {
    String some = piece.repeat(2_000);
    String more = piece.repeat(8_000);
    LatexWriter.text(more);

    assertThat(nanoseconds(more)).isLessThan(8 * nanoseconds(some) + 1_000_000);
  }

  private static long nanoseconds(String text) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    return IntStream.range(0, 5)
        .mapToLong(
            _ -> {
              long start = threads.getCurrentThreadCpuTime();
              LatexWriter.text(text);
              return threads.getCurrentThreadCpuTime() - start;
            })
        .min()
        .orElseThrow();
  }
}
