package papercatalog.functions.html;

import module java.base;

import papercatalog.citations.latex.MathNode;
import papercatalog.citations.latex.MathNode.Accented;
import papercatalog.citations.latex.MathNode.Digits;
import papercatalog.citations.latex.MathNode.Fraction;
import papercatalog.citations.latex.MathNode.Letters;
import papercatalog.citations.latex.MathNode.Operator;
import papercatalog.citations.latex.MathNode.Root;
import papercatalog.citations.latex.MathNode.Scripts;
import papercatalog.citations.latex.MathNode.Sequence;
import papercatalog.citations.latex.MathNode.Space;
import papercatalog.citations.latex.MathParser;
import papercatalog.citations.latex.PlainFormula;

/** Formulas in MathML. */
final class Formula {
  private final StringBuilder math = new StringBuilder(128);

  private Formula() {}

  /** Returns the MathML of a formula without its dollars; empty if it cannot be converted. */
  static String of(String tex) {
    Optional<MathNode> tree = MathParser.of(tex);
    if (tree.isEmpty()) {
      return "";
    }
    Formula formula = new Formula();
    formula.element("math", tree.get());
    return formula.math.toString();
  }

  private void write(MathNode node) {
    switch (node) {
      case Sequence row -> {
        math.append("<mrow>");
        row.nodes().forEach(this::write);
        math.append("</mrow>");
      }
      case Letters letters ->
          text(MathParser.isFunction(letters.text()) ? "mo" : "mi", letters.text());
      case Digits digits -> text("mn", digits.text());
      case Operator operator -> text("mo", operator.text());
      case Space _ -> {}
      case Fraction fraction -> element("mfrac", fraction.above(), fraction.below());
      case Root root -> element("msqrt", root.of());
      case Accented _ -> text("mi", PlainFormula.of(node)); // not every font has marks for mover
      case Scripts scripts -> {
        if (scripts.above().equals(MathNode.NONE)) {
          element("msub", scripts.base(), scripts.below());
        } else if (scripts.below().equals(MathNode.NONE)) {
          element("msup", scripts.base(), scripts.above());
        } else {
          element("msubsup", scripts.base(), scripts.below(), scripts.above());
        }
      }
    }
  }

  private void element(String name, MathNode... children) {
    math.append('<').append(name).append('>');
    for (MathNode child : children) {
      write(child);
    }
    math.append("</").append(name).append('>');
  }

  /** Parentheses are as high as the line that they are in. */
  private void text(String name, String text) {
    math.append('<').append(name).append(name.equals("mo") ? " stretchy=\"false\">" : ">");
    math.append(text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"));
    math.append("</").append(name).append('>');
  }
}
