package papercatalog.functions.html;

import module java.base;

/**
 * Converts simple TeX formulas to MathML. It knows no macros, so hostile TeX cannot make it loop,
 * and writes only elements and characters that it knows, and letters.
 */
final class Formula {
  private static final int MAX_LENGTH = 500;
  private static final int MAX_DEPTH = 20;
  private static final String OPERATORS = "+-*/=()[],.:;!|'<>";
  private static final Map<String, String> IDENTIFIERS =
      pairs(
          "alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ iota ι kappa κ"
              + " lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ upsilon υ phi ϕ varphi φ chi χ"
              + " psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ"
              + " Omega Ω ell ℓ infty ∞ log log ln ln exp exp sin sin cos cos tan tan min min"
              + " max max lim lim Pr Pr");
  private static final Map<String, String> SYMBOLS =
      pairs(
          "le ≤ leq ≤ ge ≥ geq ≥ ne ≠ neq ≠ approx ≈ sim ∼ equiv ≡ cdot ⋅ times × pm ± to →"
              + " rightarrow → in ∈ notin ∉ subset ⊂ subseteq ⊆ cup ∪ cap ∩ sum ∑ prod ∏ int ∫"
              + " ldots … cdots ⋯ ll ≪ gg ≫ forall ∀ exists ∃ partial ∂ nabla ∇ lceil ⌈ rceil ⌉"
              + " lfloor ⌊ rfloor ⌋ mid ∣ circ ∘ oplus ⊕ otimes ⊗ langle ⟨ rangle ⟩ { { } } % %");

  private final String tex;
  private final StringBuilder math = new StringBuilder(128);
  private int at;
  private int depth;

  private Formula(String tex) {
    this.tex = tex;
  }

  /** Returns the MathML of a formula without its dollars; empty if it cannot be converted. */
  static String of(String tex) {
    if (tex.isBlank() || tex.length() > MAX_LENGTH) {
      return "";
    }
    Formula formula = new Formula(tex);
    return formula.row() && formula.at == tex.length() ? "<math>" + formula.math + "</math>" : "";
  }

  /** Reads until the end or a closing brace. */
  private boolean row() {
    if (++depth > MAX_DEPTH) {
      return false;
    }
    math.append("<mrow>");
    for (skipSpace(); at < tex.length() && tex.charAt(at) != '}'; skipSpace()) {
      if (!scripted()) {
        return false;
      }
    }
    math.append("</mrow>");
    depth--;
    return true;
  }

  /** An atom, or none, with its scripts, in either order and each at most once. */
  private boolean scripted() {
    int begin = math.length();
    if ("_^".indexOf(tex.charAt(at)) >= 0) {
      math.append("<mrow></mrow>");
    } else if (!atom()) {
      return false;
    }
    String base = math.substring(begin);
    String[] scripts = {"", ""}; // below, above
    for (skipSpace(); at < tex.length() && "_^".indexOf(tex.charAt(at)) >= 0; skipSpace()) {
      int which = "_^".indexOf(tex.charAt(at++));
      int from = math.length();
      if (!scripts[which].isEmpty() || !argument()) {
        return false;
      }
      scripts[which] = math.substring(from);
    }
    if (!scripts[0].isEmpty() || !scripts[1].isEmpty()) {
      String element = scripts[0].isEmpty() ? "msup" : scripts[1].isEmpty() ? "msub" : "msubsup";
      math.setLength(begin);
      math.append('<').append(element).append('>').append(base);
      math.append(scripts[0]).append(scripts[1]).append("</").append(element).append('>');
    }
    return true;
  }

  /** A group in braces, or one atom; of a number only its first digit. */
  private boolean argument() {
    skipSpace();
    if (at < tex.length() && isDigit(tex.charAt(at))) {
      return element("mn", String.valueOf(tex.charAt(at++)));
    }
    return at < tex.length() && tex.charAt(at) != '}' && atom();
  }

  private boolean atom() {
    char c = tex.charAt(at);
    if (c == '{') {
      at++;
      return row() && at < tex.length() && tex.charAt(at++) == '}';
    }
    if (c == '\\') {
      return command();
    }
    int begin = at++;
    if (isDigit(c)) {
      while (at < tex.length() && (isDigit(tex.charAt(at)) || isPoint())) {
        at++;
      }
      return element("mn", tex.substring(begin, at));
    }
    return Character.isLetter(c)
        ? element("mi", String.valueOf(c))
        : OPERATORS.indexOf(c) >= 0 && element("mo", printed(c));
  }

  private static String printed(char operator) {
    return switch (operator) {
      case '-' -> "−";
      case '\'' -> "′";
      case '<' -> "&lt;";
      case '>' -> "&gt;";
      default -> String.valueOf(operator);
    };
  }

  private boolean command() {
    int begin = ++at;
    while (at < tex.length() && isAsciiLetter(tex.charAt(at))) {
      at++;
    }
    if (at == begin && at < tex.length()) {
      at++;
    }
    String name = tex.substring(begin, at);
    if (IDENTIFIERS.containsKey(name)) {
      return element("mi", IDENTIFIERS.get(name));
    }
    if (SYMBOLS.containsKey(name)) {
      return element("mo", SYMBOLS.get(name));
    }
    return switch (name) {
      case "frac" -> of("mfrac", 2);
      case "sqrt" -> of("msqrt", 1);
      case "mathrm", "mathit", "mathsf", "mbox", "text", "textrm" -> word();
      default -> false;
    };
  }

  /** Letters and digits in braces. */
  private boolean word() {
    int begin = at + 1;
    int end = tex.indexOf('}', at);
    at = end + 1;
    return tex.startsWith("{", begin - 1)
        && end > begin
        && tex.chars()
            .limit(end)
            .skip(begin)
            .allMatch(c -> isDigit((char) c) || isAsciiLetter((char) c))
        && element("mi", tex.substring(begin, end));
  }

  private boolean of(String element, int arguments) {
    math.append('<').append(element).append('>');
    for (int i = 0; i < arguments; i++) {
      if (!argument()) {
        return false;
      }
    }
    math.append("</").append(element).append('>');
    return true;
  }

  private boolean element(String name, String text) {
    math.append('<').append(name).append('>').append(text);
    math.append("</").append(name).append('>');
    return true;
  }

  private void skipSpace() {
    while (at < tex.length() && tex.charAt(at) == ' ') {
      at++;
    }
  }

  /** Whether a decimal point is next. */
  private boolean isPoint() {
    return tex.charAt(at) == '.' && at + 1 < tex.length() && isDigit(tex.charAt(at + 1));
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isAsciiLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static Map<String, String> pairs(String text) {
    String[] words = text.split(" ", -1);
    Map<String, String> pairs = new HashMap<>();
    for (int i = 0; i < words.length; i += 2) {
      pairs.put(words[i], words[i + 1]);
    }
    return pairs;
  }
}
