package papercatalog.citations.deposit;

import module java.base;

import papercatalog.citations.latex.MathMlWriter;
import papercatalog.citations.latex.MathNode;
import papercatalog.citations.latex.MathParser;
import papercatalog.citations.latex.TexText;
import papercatalog.citations.xml.XmlElement;
import papercatalog.citations.xml.XmlNode;
import papercatalog.citations.xml.XmlText;

/** Texts as Crossref takes them: with formulas in MathML, and of limited lengths. */
final class DepositedText {
  private static final MathMlWriter MATH = new MathMlWriter("mml:");
  private static final Pattern BLANK_LINE = Pattern.compile("\n\\s*\n");
  private static final Pattern SPACE = Pattern.compile("\\s+");

  private DepositedText() {}

  /** An element whose text may hold formulas. Those that are not known stay in dollars. */
  static XmlElement titled(String name, String text) {
    XmlElement element = new XmlElement(name);
    for (TexText.TexPart part : TexText.parts(text)) {
      Optional<MathNode> formula = part.formula() ? MathParser.of(part.text()) : Optional.empty();
      element.add(
          formula.isPresent()
              ? MATH.math(formula.get())
              : new XmlNode.CharacterData(part.formula() ? dollars(part) : part.text()));
    }
    return element;
  }

  /** An abstract in JATS, with each formula also in TeX. */
  static XmlElement jats(String text) {
    XmlElement whole = new XmlElement("jats:abstract");
    for (String paragraph : BLANK_LINE.splitAsStream(text).toList()) {
      XmlElement element = new XmlElement("jats:p");
      for (TexText.TexPart part : TexText.parts(paragraph)) {
        element.add(part.formula() ? formula(part) : new XmlNode.CharacterData(part.text()));
      }
      whole.add(element);
    }
    return whole;
  }

  private static XmlElement formula(TexText.TexPart part) {
    XmlElement tex = new XmlElement("jats:tex-math").addText(dollars(part));
    return new XmlElement("jats:inline-formula")
        .add(
            MathParser.of(part.text())
                .map(it -> new XmlElement("jats:alternatives").add(tex).add(MATH.math(it)))
                .orElse(tex));
  }

  private static String dollars(TexText.TexPart formula) {
    return "$" + formula.text() + "$";
  }

  /** An address as schemas take it: brackets escaped; empty if it is none for them. */
  static Optional<String> address(String text) {
    try {
      return Optional.of(new URI(text.replace("[", "%5B").replace("]", "%5D")).toString());
    } catch (URISyntaxException _) {
      return Optional.empty();
    }
  }

  /** A text on one line as XML can hold it; empty if nothing is left or it is too long. */
  static Optional<String> line(Optional<String> text, int minLength, int maxLength) {
    return text.map(it -> XmlText.allowed(SPACE.matcher(it).replaceAll(" ")).strip())
        .filter(it -> it.length() >= minLength && it.length() <= maxLength);
  }
}
