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
      String math = close < 0 || !encloses(text, open, close) ? "" : formula(text, open, close);
      if (!math.isEmpty()) {
        parts.add(new Part(text.substring(plain, open), null));
        parts.add(new Part("", math));
        plain = close + 1;
        close = text.indexOf('$', plain);
      }
      open = close;
    }
    parts.add(new Part(text.substring(plain), null));
    return parts;
  }

  private static String formula(String text, int open, int close) {
    return Formula.of(text.substring(open + 1, close));
  }

  /** Whether two dollars enclose a formula: {@code $5 and $6} are prices. */
  private static boolean encloses(String text, int open, int close) {
    boolean escaped = open > 0 && text.charAt(open - 1) == '\\';
    boolean spaced = text.charAt(open + 1) == ' ' || text.charAt(close - 1) == ' ';
    boolean price = close + 1 < text.length() && Character.isDigit(text.charAt(close + 1));
    return !escaped && !spaced && !price && close > open + 1;
  }
}
