package papercatalog.citations.latex;

import module java.base;

/** Simple formulas in Unicode, for formats without TeX: {@code C$_3$H$_8$} is C₃H₈. */
public final class PlainFormula {
  private static final String SCRIPT = "([_^])(?:([A-Za-z0-9+-])|\\{([A-Za-z0-9.+-]{1,20})\\})";
  private static final Pattern SIMPLE =
      Pattern.compile("(?:\\\\[A-Za-z]+|[\\p{L}\\p{N}+=<>/(),.'° -]|" + SCRIPT + "){1,200}");
  private static final String UPRIGHT_WORD =
      "\\\\(?:mathrm|mathit|mathsf|mbox|text|textrm)\\s*\\{([A-Za-z0-9]+)}";
  private static final Pattern UPRIGHT =
      Pattern.compile(
          "\\{" + UPRIGHT_WORD + "}|" + UPRIGHT_WORD + "|\\\\rm\\s+|\\{([A-Za-z0-9]+)}(?=[_^])");
  private static final Pattern DEGREE = Pattern.compile("\\^(?:\\\\circ|\\{\\\\circ\\})\\s*");
  private static final Pattern PART = Pattern.compile("\\\\([A-Za-z]+) ?|" + SCRIPT);

  private PlainFormula() {}

  /** The text with its simple formulas in Unicode; other formulas and prices stay. */
  public static String of(String text) {
    return text.indexOf('$') < 0
        ? text
        : TexText.parts(text).stream()
            .map(part -> part.formula() ? plain(part.text()) : part.text())
            .collect(Collectors.joining());
  }

  private static String plain(String formula) {
    String upright = UPRIGHT.matcher(formula).replaceAll("$1$2$3");
    String tex = DEGREE.matcher(upright).replaceAll("°");
    boolean simple =
        SIMPLE.matcher(tex).matches()
            && PART.matcher(tex)
                .results()
                .allMatch(it -> it.group(1) == null || !symbol(it.group(1)).isEmpty());
    return simple
        ? PART.matcher(tex).replaceAll(it -> Matcher.quoteReplacement(part(it)))
        : "$" + formula + "$";
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
