package papercatalog.latex;

import java.text.Normalizer;
import papercatalog.text.Markup;
import papercatalog.text.Spaces;

/**
 * Text as BibTeX files hold it: LaTeX for accents and special characters, braces around capitals
 * that are to stay. Formulas between dollars stay as they are.
 *
 * <p>What {@link LatexWriter} writes reads back as it was, character by character.
 */
public final class Latex {
  private static final String SEPARATOR = String.valueOf(LatexReader.SEPARATOR);

  private Latex() {}

  /** The Unicode text of one line. */
  public static String line(String latex) {
    return softened(Spaces.line(decoded(latex)), ' ', ' ');
  }

  /** The Unicode text of paragraphs. */
  public static String prose(String latex) {
    return softened(Spaces.prose(decoded(latex)), '\n', '\t');
  }

  /** What outlived the folding of spaces becomes what it stands for. */
  private static String softened(String text, char newline, char tab) {
    return text.replace(LatexReader.HARD_SPACE, ' ')
        .replace(LatexReader.HARD_NEWLINE, newline)
        .replace(LatexReader.HARD_TAB, tab)
        .replace(SEPARATOR, "");
  }

  private static String decoded(String latex) {
    String text = new LatexReader(Markup.plain(Spaces.withoutControls(latex))).read();
    return Normalizer.normalize(text, Normalizer.Form.NFC);
  }
}
