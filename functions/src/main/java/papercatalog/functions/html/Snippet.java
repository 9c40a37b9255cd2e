package papercatalog.functions.html;

import module java.base;

import papercatalog.citations.latex.PlainFormula;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;

/** The description of a paper that search engines and link previews show. */
final class Snippet {
  private static final int MAX_LENGTH = 200;
  private static final String STOPS = ".?!。？！";

  private Snippet() {}

  /**
   * The first sentences of the abstract, or else the authors, year and place; at most 200
   * characters.
   */
  static String of(Paper paper) {
    String text =
        paper
            .abstractText()
            .orElseGet(
                () -> authors(paper) + " (" + paper.published().year() + "). " + Place.of(paper));
    return cut(PlainFormula.of(text).strip().replaceAll("\\s+", " "));
  }

  private static String authors(Paper paper) {
    return paper.leadAuthors().stream().map(Authorship::name).collect(Collectors.joining(", "));
  }

  private static String cut(String text) {
    if (text.length() <= MAX_LENGTH) {
      return text;
    }
    int word = 0;
    for (int end = MAX_LENGTH; end > 0; end--) {
      boolean wide = text.charAt(end - 1) > '\u2fff'; // no space follows an ideographic stop
      boolean before = wide || text.charAt(end) == ' ';
      if (before && STOPS.indexOf(text.charAt(end - 1)) >= 0) {
        return text.substring(0, end);
      }
      if (word == 0 && end < MAX_LENGTH && text.charAt(end) == ' ') {
        word = end;
      }
    }
    int end = word > 0 ? word : MAX_LENGTH - 1;
    return text.substring(0, Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end) + "…";
  }
}
