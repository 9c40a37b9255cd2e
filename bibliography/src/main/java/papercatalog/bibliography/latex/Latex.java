package papercatalog.bibliography.latex;

import java.text.Normalizer;
import papercatalog.bibliography.text.Markup;
import papercatalog.bibliography.text.Spaces;

/**
 * Text as BibTeX files hold it: LaTeX for accents and special characters, braces around protected
 * capitals. Formulas between dollars stay as they are.
 */
public final class Latex {
  private Latex() {}

  public static String line(String latex) {
    return Spaces.line(decoded(latex));
  }

  public static String prose(String latex) {
    return Spaces.prose(decoded(latex));
  }

  private static String decoded(String latex) {
    String text = new LatexReader(Markup.plain(Spaces.withoutControls(latex))).read();
    return Normalizer.normalize(text, Normalizer.Form.NFC);
  }
}
