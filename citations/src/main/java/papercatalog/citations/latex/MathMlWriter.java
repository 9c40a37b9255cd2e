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
import papercatalog.citations.xml.XmlElement;

/**
 * Formulas in MathML.
 *
 * @param prefix of the elements' names: {@code mml:}, or empty
 */
public record MathMlWriter(String prefix) {
  /** The element {@code math}. */
  public XmlElement math(MathNode formula) {
    return element("math", formula);
  }

  private XmlElement of(MathNode node) {
    return switch (node) {
      case Sequence row -> element("mrow", row.nodes().toArray(MathNode[]::new));
      case Letters letters ->
          text(MathParser.isFunction(letters.text()) ? "mo" : "mi", letters.text());
      case Digits digits -> text("mn", digits.text());
      case Operator operator -> text("mo", operator.text());
      case Space _ -> throw new IllegalStateException("A space has no element");
      case Fraction fraction -> element("mfrac", fraction.above(), fraction.below());
      case Root root -> element("msqrt", root.of());
      case Accented _ -> text("mi", PlainFormula.of(node)); // not every font has marks for mover
      case Scripts scripts ->
          scripts.above().equals(MathNode.NONE)
              ? element("msub", scripts.base(), scripts.below())
              : scripts.below().equals(MathNode.NONE)
                  ? element("msup", scripts.base(), scripts.above())
                  : element("msubsup", scripts.base(), scripts.below(), scripts.above());
    };
  }

  private XmlElement element(String name, MathNode... children) {
    XmlElement element = new XmlElement(prefix + name);
    for (MathNode child : children) {
      if (!(child instanceof Space)) {
        element.add(of(child));
      }
    }
    return element;
  }

  /** Parentheses are as high as the line that they are in. */
  private XmlElement text(String name, String text) {
    XmlElement element = new XmlElement(prefix + name);
    if (name.equals("mo")) {
      element.attribute("stretchy", Optional.of("false"));
    }
    return element.addText(text);
  }
}
