package papercatalog.functions.html;

import module java.base;

/** A text with formulas between dollars, in parts. */
final class TexText {
  private TexText() {}

  /** A part of a text: plain, or MathML if that is not {@code null}. */
  record Part(String text, String math) {}

  /** The parts in order. A formula that cannot be converted stays TeX, with its dollars. */
  static List<Part> parts(String text) {
    List<Part> parts = new ArrayList<>();
    int plain = 0;
    int open = text.indexOf('$');
    while (open >= 0) {
      int close = text.indexOf('$', open + 1);
      boolean enclosed = close >= 0 && encloses(text, open, close);
      String math = enclosed ? formula(text, open, close) : "";
      if (!math.isEmpty()) {
        parts.add(new Part(text.substring(plain, open), null));
        parts.add(new Part("", math));
        plain = close + 1;
      }
      open = enclosed ? text.indexOf('$', close + 1) : close;
    }
    parts.add(new Part(text.substring(plain), null));
    return parts;
  }

  private static boolean isTex(String content) {
    return content.indexOf('\\') >= 0 || content.indexOf('_') >= 0 || content.indexOf('^') >= 0;
  }

  private static String formula(String text, int open, int close) {
    return Formula.of(text.substring(open + 1, close));
  }

  /** Whether two dollars enclose a formula: {@code $5 and $6} are prices. */
  private static boolean encloses(String text, int open, int close) {
    boolean escaped = open > 0 && text.charAt(open - 1) == '\\';
    boolean spaced = text.charAt(open + 1) == ' ' || text.charAt(close - 1) == ' ';
    boolean price =
        close + 1 < text.length()
            && Character.isDigit(text.charAt(close + 1))
            && !isTex(text.substring(open + 1, close));
    return !escaped && !spaced && !price && close > open + 1;
  }
}
