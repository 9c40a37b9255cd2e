package papercatalog.text;

import java.text.Normalizer;

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
    String text = Spaces.line(decoded(latex));
    return text.replace(LatexReader.HARD_SPACE, ' ')
        .replace(LatexReader.HARD_NEWLINE, ' ')
        .replace(LatexReader.HARD_TAB, ' ')
        .replace(SEPARATOR, "");
  }

  /** The Unicode text of paragraphs. */
  public static String prose(String latex) {
    String text = Spaces.prose(decoded(latex));
    return text.replace(LatexReader.HARD_SPACE, ' ')
        .replace(LatexReader.HARD_NEWLINE, '\n')
        .replace(LatexReader.HARD_TAB, '\t')
        .replace(SEPARATOR, "");
  }

  private static String decoded(String latex) {
    String text = new LatexReader(Markup.plain(Spaces.withoutControls(latex))).read();
    return Normalizer.normalize(text, Normalizer.Form.NFC);
  }
}
