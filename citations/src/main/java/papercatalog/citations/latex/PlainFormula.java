package papercatalog.citations.latex;

import module java.base;

import papercatalog.citations.latex.MathNode.Accented;
import papercatalog.citations.latex.MathNode.Digits;
import papercatalog.citations.latex.MathNode.Fraction;
import papercatalog.citations.latex.MathNode.Letters;
import papercatalog.citations.latex.MathNode.Operator;
import papercatalog.citations.latex.MathNode.Root;
import papercatalog.citations.latex.MathNode.Scripts;
import papercatalog.citations.latex.MathNode.Sequence;
import papercatalog.citations.latex.MathNode.Space;

/**
 * Formulas in Unicode, for formats without TeX: {@code C$_3$H$_8$} is C₃H₈. A part that Unicode
 * cannot show is written in a line, with the same value: 1/2, √(a+b), x^(n+1).
 */
public final class PlainFormula {
  private static final Pattern RAISED = Pattern.compile("[0-9+−-]+");
  private static final Pattern SIMPLE =
      Pattern.compile("[\\p{L}\\p{M}\\p{N}.]*|[^()]|\\([^()]*\\)");

  private final StringBuilder text = new StringBuilder();

  private PlainFormula() {}

  /** The text with its formulas in Unicode; formulas that are not known, and prices, stay. */
  public static String of(String text) {
    return text.indexOf('$') < 0
        ? text
        : TexText.parts(text).stream()
            .map(part -> part.formula() ? plain(part.text()) : part.text())
            .collect(Collectors.joining());
  }

  private static String plain(String formula) {
    return MathParser.of(formula).map(PlainFormula::of).orElse("$" + formula + "$");
  }

  /** The formula in Unicode. */
  public static String of(MathNode formula) {
    PlainFormula plain = new PlainFormula();
    plain.write(formula);
    return plain.text.toString().strip();
  }

  private void write(MathNode node) {
    switch (node) {
      case Sequence row -> row.nodes().forEach(this::write);
      case Letters letters -> letters(letters);
      case Digits digits -> text.append(isWordBefore() ? " " : "").append(digits.text());
      case Operator operator -> text.append(operator.text());
      case Space _ ->
          text.append(text.isEmpty() || text.charAt(text.length() - 1) == ' ' ? "" : " ");
      case Fraction fraction ->
          text.append(single(fraction.above())).append('/').append(single(fraction.below()));
      case Root root -> text.append('√').append(single(root.of()));
      case Accented accented -> text.append(of(accented.of())).append(accented.mark());
      case Scripts scripts -> {
        if (scripts.base() instanceof Sequence row && row.nodes().size() > 1) {
          text.append(single(row)); // the power of a sum
        } else {
          write(scripts.base());
        }
        script("_", scripts.below());
        script("^", scripts.above());
      }
    }
  }

  private boolean word;

  /** Names of functions stand apart from letters and digits next to them. */
  private void letters(Letters letters) {
    boolean function = MathParser.isFunction(letters.text());
    boolean apart =
        function && !text.isEmpty() && isLetterOrDigit(text.codePointBefore(text.length()));
    text.append(apart || isWordBefore() ? " " : "").append(letters.text());
    word = function;
  }

  private boolean isWordBefore() {
    boolean before = word && !text.isEmpty() && Character.isLetter(text.charAt(text.length() - 1));
    word = false;
    return before;
  }

  private static boolean isLetterOrDigit(int c) {
    return Character.isLetterOrDigit(c);
  }

  private static String single(MathNode node) {
    return single(of(node));
  }

  private static String single(String plain) {
    return SIMPLE.matcher(plain).matches() ? plain : "(" + plain + ")";
  }

  private void script(String sign, MathNode script) {
    String plain = of(script);
    if (plain.equals("∘") && sign.equals("^")) {
      text.append('°');
    } else if (plain.equals("′")) {
      text.append(plain);
    } else if (!plain.isEmpty()) {
      boolean numeric = RAISED.matcher(plain).matches();
      text.append(numeric ? raised(sign, plain) : sign + single(plain));
    }
  }

  /** Digits and signs above the line after {@code ^}, else below it; other texts as in TeX. */
  public static String raised(String script, String text) {
    if (!RAISED.matcher(text).matches()) {
      return script + text;
    }
    String digits = script.equals("^") ? "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻" : "₀₁₂₃₄₅₆₇₈₉₊₋₋";
    StringBuilder raised = new StringBuilder();
    text.chars().forEach(c -> raised.append(digits.charAt("0123456789+-−".indexOf(c))));
    return raised.toString();
  }
}
