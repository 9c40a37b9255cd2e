package papercatalog.functions.html;

import papercatalog.citations.latex.MathMlWriter;
import papercatalog.citations.latex.MathNode;
import papercatalog.citations.latex.MathParser;
import papercatalog.citations.xml.XmlText;

/** Formulas in MathML. */
final class Formula {
  private static final MathMlWriter WRITER = new MathMlWriter("");

  private Formula() {}

  /** Returns the MathML of a formula without its dollars; empty if it cannot be converted. */
  static String of(String tex) {
    return MathParser.of(tex).map(Formula::text).orElse("");
  }

  private static String text(MathNode formula) {
    return XmlText.inline(WRITER.math(formula));
  }
}
