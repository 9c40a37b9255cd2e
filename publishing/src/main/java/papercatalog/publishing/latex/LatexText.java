package papercatalog.publishing.latex;

import module java.base;

/** A piece of LaTeX, which is decoded and split into words once. Braces hold what is in them. */
public final class LatexText {
  /** The length of a separator at a place outside of braces; 0 if there is none. */
  public interface Separator {
    int length(String latex, int at);
  }

  private final String latex;
  private String text;
  private List<LatexText> words;

  public LatexText(String latex) {
    this.latex = latex.strip();
  }

  public String latex() {
    return latex;
  }

  public boolean isEmpty() {
    return latex.isEmpty();
  }

  public String text() {
    if (text == null) {
      text = LatexReader.line(latex);
    }
    return text;
  }

  /** The space that ends a command, as in {@code \\L ukasz}, does not end a word. */
  public List<LatexText> words() {
    if (words == null) {
      words = split(LatexText::space).filter(word -> !word.isEmpty()).toList();
    }
    return words;
  }

  public boolean isInBraces() {
    int depth = 0;
    for (int i = 0; i < latex.length(); i++) {
      depth += depth(i);
      if (depth == 0) {
        return latex.charAt(i) == '}' && i == latex.length() - 1;
      }
    }
    return false;
  }

  /** The content of a text in braces. */
  public LatexText inner() {
    return new LatexText(latex.substring(1, latex.length() - 1));
  }

  public Stream<LatexText> split(Separator separator) {
    List<LatexText> parts = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i < latex.length(); i++) {
      depth += depth(i);
      int length = depth == 0 ? separator.length(latex, i) : 0;
      if (length > 0) {
        parts.add(new LatexText(latex.substring(start, i)));
        start = i + length;
        i = start - 1;
      }
    }
    parts.add(start == 0 ? this : new LatexText(latex.substring(start)));
    return parts.stream();
  }

  private int depth(int i) {
    return latex.charAt(i) == '{' ? 1 : latex.charAt(i) == '}' ? -1 : 0;
  }

  private static int space(String latex, int i) {
    char c = latex.charAt(i);
    if (c == '~') {
      return i == 0 || latex.charAt(i - 1) != '\\' ? 1 : 0;
    }
    int start = i;
    while (Character.isWhitespace(c) && start > 0 && Character.isLetter(latex.charAt(start - 1))) {
      start--;
    }
    boolean endsCommand = start < i && start > 0 && latex.charAt(start - 1) == '\\';
    return Character.isWhitespace(c) && !endsCommand ? 1 : 0;
  }
}
