package papercatalog.publishing.latex;

/** Splits LaTeX into control sequences, groups, formulas and characters; visits each once. */
final class LatexScanner {
  private final String latex;
  private int[] groupEnds;
  private int at;

  LatexScanner(String latex) {
    this.latex = latex;
  }

  boolean ended() {
    return at >= latex.length();
  }

  char current() {
    return latex.charAt(at);
  }

  int at() {
    return at;
  }

  String since(int start) {
    return latex.substring(start, at);
  }

  boolean startsWith(String text) {
    return latex.startsWith(text, at);
  }

  void skip() {
    at++;
  }

  /** Whether a letter or digit follows this character. */
  boolean isInWord() {
    return at + 1 < latex.length() && Character.isLetterOrDigit(latex.charAt(at + 1));
  }

  /** Whether a word begins after this grave accent, and a later one ends with an apostrophe. */
  boolean closesQuote() {
    if (latex.startsWith("{}", at + 1)) {
      return false;
    }
    if (!isInWord() && (at + 1 == latex.length() || "{\\$".indexOf(latex.charAt(at + 1)) < 0)) {
      return false;
    }
    for (int i = at + 2; i < latex.length() && latex.charAt(i) != '`'; i++) {
      boolean ends = i + 1 == latex.length() || !Character.isLetterOrDigit(latex.charAt(i + 1));
      if (latex.charAt(i) == '\'' && ends && !Character.isWhitespace(latex.charAt(i - 1))) {
        return true;
      }
    }
    return false;
  }

  void skipSpace() {
    while (!ended() && Character.isWhitespace(current())) {
      at++;
    }
  }

  String character() {
    int start = at;
    at = latex.offsetByCodePoints(at, 1);
    return since(start);
  }

  String run() {
    int start = at;
    char c = current();
    while (!ended() && current() == c) {
      at++;
    }
    return since(start);
  }

  /** Reads the name of a control sequence, without its backslash, its star and the space after. */
  String name() {
    int start = ++at;
    while (!ended() && isLetter(current())) {
      at++;
    }
    if (at == start) {
      return ended() ? "" : character();
    }
    String name = since(start);
    at += startsWith("*{") ? 1 : 0;
    skipSpace();
    return name;
  }

  /** A formula with its dollars; a single unpaired dollar is returned alone. */
  String formula() {
    int start = at;
    String sign = startsWith("$$") ? "$$" : "$";
    int end = unescaped(sign, at + sign.length());
    at = (end < 0 ? start : end) + sign.length();
    return since(start);
  }

  /** The text before a sign, or all of it; skips the sign. */
  String upTo(String sign) {
    int start = at;
    int end = latex.indexOf(sign, at);
    at = end < 0 ? latex.length() : end;
    String before = since(start);
    at = Math.min(latex.length(), at + sign.length());
    return before.strip();
  }

  /** The text between two equal signs: {@code |x|}. */
  String verbatim() {
    return ended() ? "" : upTo(character());
  }

  /** Skips the text before a sign, and the sign; nothing if it does not come. */
  boolean skipTo(String sign) {
    int end = latex.indexOf(sign, at);
    at = end < 0 ? at : end + sign.length();
    return end >= 0;
  }

  /** Skips an argument in brackets. */
  void skipOption() {
    int end = latex.indexOf(']', at);
    at = startsWith("[") && end > 0 ? end + 1 : at;
  }

  /** The content of the group here; empty if no complete group begins here. */
  String group() {
    if (ended() || current() != '{') {
      return "";
    }
    if (groupEnds == null) {
      groupEnds = groupEnds();
    }
    int end = groupEnds[at];
    if (end == 0) {
      return "";
    }
    String content = latex.substring(at + 1, end);
    at = end + 1;
    return content;
  }

  /** The content of the group here; only the brace is skipped if the group does not end. */
  String groupOrBrace() {
    int start = at;
    String group = group();
    at += at == start ? 1 : 0;
    return group;
  }

  private int unescaped(String sign, int from) {
    for (int i = from; i < latex.length(); i++) {
      if (latex.charAt(i) == '\\') {
        i++;
      } else if (latex.startsWith(sign, i)) {
        return i;
      }
    }
    return -1;
  }

  /** The end of each group by its start; computed once, because groups nest. */
  private int[] groupEnds() {
    int[] ends = new int[latex.length()];
    int[] open = new int[latex.length()];
    int depth = 0;
    for (int i = at; i < latex.length(); i++) {
      switch (latex.charAt(i)) {
        case '\\' -> i++;
        case '{' -> open[depth++] = i;
        case '}' -> {
          if (depth > 0) {
            ends[open[--depth]] = i;
          }
        }
        default -> {}
      }
    }
    return ends;
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }
}
