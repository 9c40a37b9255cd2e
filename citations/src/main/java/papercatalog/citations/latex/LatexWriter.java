package papercatalog.citations.latex;

import module java.base;

/**
 * Writes text as the value of a BibTeX field: in UTF-8, with special characters of LaTeX and BibTeX
 * escaped and braces always balanced. Formulas between dollars that only print are kept.
 *
 * <p>Zotero knows no names such as {@code textless}. It drops the dollars of formulas and the
 * backslash before a sign, so signs in dollars, escaped braces and accents over nothing are read
 * back by Zotero and by LaTeX, BibTeX and the parsers that the tests run. BibTeX counts escaped
 * braces too, so only pairs of braces are written that way. No form of a backslash suits all: two
 * of them are one to Zotero and a line break to LaTeX.
 */
public final class LatexWriter {
  private static final Pattern SIGNS =
      Pattern.compile("^[^\\p{L}\\p{N}]+|(?<=[\\p{L}\\p{N}\\p{M}])[^\\p{L}\\p{N}\\p{M}]+$");
  private static final Pattern ENTITY = Pattern.compile("&#?[A-Za-z0-9]+;");

  private final String text;
  private final boolean protectsCapitals;
  private final Set<String> words;
  private final StringBuilder latex = new StringBuilder();
  private final BitSet paired;
  private int protectedUntil = -1;

  private LatexWriter(String text, boolean protectsCapitals, Set<String> words) {
    this.text = text;
    this.paired = paired(text);
    this.protectsCapitals = protectsCapitals;
    this.words = words;
  }

  /** Writes text that styles do not change. */
  public static String text(String text) {
    return new LatexWriter(text, false, Set.of()).write();
  }

  /** Writes a title. Styles may put titles in lower case, so words such as DynamoDB get braces. */
  public static String title(String title) {
    return title(title, Set.of());
  }

  /** Writes a title in which other words get braces too. */
  public static String title(String title, Set<String> words) {
    return new LatexWriter(title, true, words).write();
  }

  private String write() {
    for (int i = 0; i < text.length(); i++) {
      boolean beginsWord = i == 0 || text.charAt(i - 1) == ' ';
      if (protectsCapitals && beginsWord && i >= protectedUntil && needsProtection(i)) {
        latex.append('{');
        protectedUntil = wordEnd(i);
      }
      int formulaEnd = text.charAt(i) == '$' ? formulaEnd(i) : -1;
      if (isParagraph(i)) {
        latex.append("\\par{}");
        i++;
      } else if (formulaEnd > 0) {
        latex.append(text, i, formulaEnd);
        i = formulaEnd - 1;
      } else {
        character(i);
      }
      if (i + 1 == protectedUntil) {
        latex.append('}');
      }
    }
    return latex.toString();
  }

  private void character(int i) {
    char c = text.charAt(i);
    switch (c) {
      case '\\' -> latex.append("\\textbackslash{}");
      case '{' -> latex.append(paired.get(i) ? "\\{" : "\\textbraceleft{}");
      case '}' -> latex.append(paired.get(i) ? "\\}" : "\\textbraceright{}");
      case '~', '^' -> latex.append('\\').append(c).append("{}");
      case '<', '>' -> latex.append('$').append(c).append('$');
      case '\n' -> latex.append("\\newline{}");
      case '\t', '\uFFFD' -> latex.append("\\symbol{\"%X}".formatted((int) c));
      case '%', '#', '_', '$' -> latex.append('\\').append(c);
      case '&' ->
          latex.append(ENTITY.matcher(text).region(i, text.length()).lookingAt() ? "\\&{}" : "\\&");
      case '-', '`', '\'' -> {
        latex.append(follows(c, i) || isInverted(i) ? "{}" + c : String.valueOf(c));
        latex.append(c == '`' && text.indexOf('\'', i) > 0 ? "{}" : ""); // no pair
      }
      case ' ' -> space(i);
      default -> latex.append(c);
    }
  }

  private static BitSet paired(String text) {
    BitSet paired = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == '{') {
        open.push(i);
      } else if (text.charAt(i) == '}' && !open.isEmpty()) {
        paired.set(open.pop());
        paired.set(i);
      }
    }
    return paired;
  }

  /**
   * Fonts print a question or exclamation mark before a quotation mark upside down; babel makes one
   * of two.
   */
  private boolean isInverted(int i) {
    return text.charAt(i) == '`' && (follows('?', i) || follows('!', i) || follows('"', i));
  }

  private boolean follows(char c, int i) {
    return i > 0 && text.charAt(i - 1) == c;
  }

  /** Writes a space; empty groups protect spaces that would be folded or trimmed. */
  private void space(int i) {
    boolean folded = i == 0 || follows(' ', i);
    latex.append(folded ? "{} " : " ").append(i == text.length() - 1 ? "{}" : "");
  }

  /** A blank line with text on both sides. */
  private boolean isParagraph(int i) {
    return text.startsWith("\n\n", i)
        && i > 0
        && i + 2 < text.length()
        && " \n\t".indexOf(text.charAt(i - 1)) < 0
        && " \n\t".indexOf(text.charAt(i + 2)) < 0;
  }

  private boolean needsProtection(int i) {
    String word = text.substring(i, wordEnd(i));
    String bare = bare(word);
    return !bare.isEmpty() && word.indexOf('$') < 0 && (isProtected(word) || words.contains(bare));
  }

  /** Whether it has a capital after the first letter, as DNA and FastText, or alone, as E. coli. */
  public static boolean isProtected(String word) {
    return word.chars().skip(1).anyMatch(Character::isUpperCase)
        || (word.chars().filter(Character::isLetter).count() == 1
            && word.charAt(0) != 'A'
            && Character.isUpperCase(word.charAt(0)));
  }

  /** A word without the signs around it. */
  public static String bare(String word) {
    return SIGNS.matcher(word).replaceAll("");
  }

  private int wordEnd(int i) {
    int end = text.indexOf(' ', i);
    return end < 0 ? text.length() : end;
  }

  /** The end of the formula that begins here, or -1 if it is none or more than prints. */
  private int formulaEnd(int start) {
    int end = TexText.formulaEnd(text, start);
    return end > 0 && SafeFormula.matches(text.substring(start + 1, end - 1)) ? end : -1;
  }
}
