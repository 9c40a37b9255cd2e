package papercatalog.publishing.bibtex;

import module java.base;

import papercatalog.citations.latex.LatexWriter;
import papercatalog.publishing.latex.LatexReader;
import papercatalog.publishing.latex.LatexText;

/** The words of a title that stand in braces, so that styles keep their capitals. */
final class ProtectedWords {
  private static final Pattern ACCENT = Pattern.compile("\\{\\\\[^A-Za-z][^{}]*(?:\\{[^{}]*})?}");
  private static final int MAX_LENGTH = 1_000;

  private ProtectedWords() {}

  /** Between spaces; empty if the braces enclose a whole title. */
  static Optional<String> of(BibtexFields fields) {
    Set<String> words = new LinkedHashSet<>();
    for (String field : List.of("title", "subtitle")) {
      fields.latex(field).ifPresent(latex -> add(latex.strip(), words));
    }
    return Optional.of(String.join(" ", words))
        .filter(text -> !text.isEmpty() && text.length() <= MAX_LENGTH);
  }

  /** Adds the words that have a capital in a group and that are not protected without it. */
  private static void add(String latex, Set<String> words) {
    if (new LatexText(latex).isInBraces()) {
      return;
    }
    int start = 0;
    int depth = 0;
    int outer = 0;
    for (int i = 0; i <= latex.length(); i++) {
      char c = i == latex.length() ? ' ' : latex.charAt(i);
      boolean escaped = i > 0 && latex.charAt(i - 1) == '\\';
      depth += escaped ? 0 : c == '{' ? 1 : c == '}' ? -1 : 0;
      if (Character.isWhitespace(c) || c == '~') {
        String word = latex.substring(start, i);
        if (outer > 0 || word.indexOf('{') >= 0) {
          word(word, outer > 0).ifPresent(words::add);
        }
        start = i + 1;
        outer = depth;
      }
    }
  }

  /** The word, if a group around it or in it has a capital; commands have other groups. */
  private static Optional<String> word(String latex, boolean enclosed) {
    String letters = ACCENT.matcher(latex).replaceAll("");
    boolean plain = letters.indexOf('\\') < 0 && letters.indexOf('$') < 0;
    boolean capital =
        (enclosed ? letters : letters.substring(Math.max(0, letters.indexOf('{'))))
            .chars()
            .anyMatch(Character::isUpperCase);
    return Optional.of(LatexReader.line(latex))
        .filter(_ -> plain && capital && (enclosed || letters.indexOf('{') >= 0))
        .filter(word -> word.indexOf(' ') < 0 && !LatexWriter.isProtected(word))
        .map(LatexWriter::bare)
        .filter(word -> !word.isEmpty() && !word.equals("A"));
  }
}
