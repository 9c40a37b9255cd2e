package papercatalog.citations.latex;

import module java.base;

/** A text with formulas between dollars: {@code C$_3$H$_8$} has two, {@code $5 and $6} none. */
public final class TexText {
  private static final Pattern SIGN = Pattern.compile("[-+<>=~±×−/*]");

  /** A word next to a space. */
  private static final Pattern WORD =
      Pattern.compile("(?<= )\\p{L}{2,}(?![\\p{L}(])|(?<!\\p{L})\\p{L}{2,}(?= )");

  private static final Pattern SMALL_WORD = Pattern.compile("\\p{Ll}{3,}");
  private static final Pattern TEX = Pattern.compile("[\\\\_^]");

  private TexText() {}

  /** A part of a text; a formula lacks its dollars. */
  public record TexPart(String text, boolean formula) {}

  public static List<TexPart> parts(String text) {
    List<TexPart> parts = new ArrayList<>();
    int plain = 0;
    int open = text.indexOf('$');
    while (open >= 0) {
      int end = formulaEnd(text, open);
      if (end > 0) {
        parts.add(new TexPart(text.substring(plain, open), false));
        parts.add(new TexPart(text.substring(open + 1, end - 1), true));
        plain = end;
      }
      open = text.indexOf('$', end > 0 ? end : open + 1);
    }
    parts.add(new TexPart(text.substring(plain), false));
    return parts;
  }

  /**
   * The end of the formula that begins with this dollar, or -1 if the dollar is money: a formula
   * does not begin or end with a space, no digit follows it unless it has TeX, and its braces
   * balance. Escaped braces balance separately, because not every program counts them.
   */
  static int formulaEnd(String text, int start) {
    if (isEscaped(text, start)) {
      return -1;
    }
    int depth = 0;
    int escapedDepth = 0;
    for (int i = start + 1; i < text.length() && depth >= 0 && escapedDepth >= 0; i++) {
      switch (text.charAt(i)) {
        case '\\' -> escapedDepth += brace(text, ++i);
        case '{', '}' -> depth += brace(text, i);
        case '$' -> {
          return depth == 0 && escapedDepth == 0 && isFormula(text, start, i) ? i + 1 : -1;
        }
        default -> {}
      }
    }
    return -1;
  }

  private static int brace(String text, int i) {
    char c = i < text.length() ? text.charAt(i) : ' ';
    return c == '{' ? 1 : c == '}' ? -1 : 0;
  }

  private static boolean isFormula(String text, int start, int end) {
    String content = text.substring(start + 1, end);
    boolean money =
        end + 1 < text.length()
            && Character.isDigit(text.charAt(end + 1))
            && !TEX.matcher(content).find()
            && !SIGN.matcher(content).matches();
    boolean price =
        !content.isEmpty()
            && (Character.isDigit(content.charAt(0))
                || (start > 0 && Character.isLetter(text.charAt(start - 1))));
    return !money
        && !isProse(content, price)
        && !content.isEmpty()
        && content.strip().equals(content);
  }

  /** Words between two prices: {@code US$100 and NZ$}. The letters of P = NP are no words. */
  private static boolean isProse(String content, boolean price) {
    return !TEX.matcher(content).find()
        && WORD.matcher(content)
            .results()
            .map(MatchResult::group)
            .filter(word -> price || SMALL_WORD.matcher(word).matches())
            .anyMatch(word -> !MathParser.isFunction(word));
  }

  /** A dollar after a backslash neither begins nor ends a formula in TeX. */
  private static boolean isEscaped(String text, int i) {
    int start = i;
    while (start > 0 && text.charAt(start - 1) == '\\') {
      start--;
    }
    return (i - start) % 2 == 1;
  }
}
