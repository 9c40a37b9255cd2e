package papercatalog.citations.latex;

import module java.base;

/** Simple formulas in Unicode, for formats without TeX: {@code C$_3$H$_8$} is C₃H₈. */
public final class PlainFormula {
  private static final String SCRIPT = "([_^])(?:([A-Za-z0-9+-])|\\{([A-Za-z0-9.+-]{1,20})\\})";
  private static final Pattern FORMULA =
      Pattern.compile("\\$((?:\\\\[A-Za-z]+|[\\p{L}\\p{N}+=<>/(),.' -]|" + SCRIPT + ")+)\\$(\\d)?");
  private static final Pattern PART = Pattern.compile("\\\\([A-Za-z]+) ?|" + SCRIPT);

  private PlainFormula() {}

  /** The text with its simple formulas in Unicode; other formulas and prices stay. */
  public static String of(String text) {
    return text.indexOf('$') < 0
        ? text
        : FORMULA.matcher(text).replaceAll(it -> Matcher.quoteReplacement(plain(it)));
  }

  private static String plain(MatchResult formula) {
    String tex = formula.group(1);
    boolean price = formula.group(5) != null || tex.startsWith(" ") || tex.endsWith(" ");
    boolean isTex = PART.matcher(tex).find();
    boolean known =
        PART.matcher(tex)
            .results()
            .allMatch(it -> it.group(1) == null || !symbol(it.group(1)).isEmpty());
    if (!known || (price && !isTex)) {
      return formula.group();
    }
    String digit = Objects.requireNonNullElse(formula.group(5), "");
    return PART.matcher(tex).replaceAll(it -> Matcher.quoteReplacement(part(it))) + digit;
  }

  private static String part(MatchResult part) {
    return part.group(1) != null
        ? symbol(part.group(1))
        : raised(part.group(2), Objects.requireNonNullElse(part.group(3), part.group(4)));
  }

  private static String symbol(String command) {
    return Symbols.text(command).orElse("");
  }

  /** Digits and signs above the line after {@code ^}, else below it; other texts as in TeX. */
  public static String raised(String script, String text) {
    if (!text.matches("[0-9+-]+")) {
      return script + text;
    }
    String digits = script.equals("^") ? "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻" : "₀₁₂₃₄₅₆₇₈₉₊₋";
    StringBuilder raised = new StringBuilder();
    text.chars().forEach(c -> raised.append(digits.charAt("0123456789+-".indexOf(c))));
    return raised.toString();
  }
}
