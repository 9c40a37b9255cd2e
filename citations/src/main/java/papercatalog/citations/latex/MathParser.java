package papercatalog.citations.latex;

import module java.base;

import papercatalog.citations.latex.MathNode.Accented;
import papercatalog.citations.latex.MathNode.Digits;
import papercatalog.citations.latex.MathNode.Fraction;
import papercatalog.citations.latex.MathNode.Letters;
import papercatalog.citations.latex.MathNode.Operator;
import papercatalog.citations.latex.MathNode.Root;
import papercatalog.citations.latex.MathNode.Scripts;
import papercatalog.citations.latex.MathNode.Sequence;
import papercatalog.citations.latex.MathNode.Space;

/**
 * Reads simple TeX formulas. It knows no macros, so hostile TeX cannot make it loop, and makes only
 * letters, digits and signs that it knows.
 */
public final class MathParser {
  private static final int MAX_LENGTH = 500;
  private static final int MAX_DEPTH = 20;
  private static final String OPERATORS = "+-*/=()[],.:;!|'<>°?~×±·≤≥≠≈→−–∞∼";
  private static final String MARKS =
      "bar \u0304 overline \u0305 hat \u0302 widehat \u0302 tilde \u0303 widetilde \u0303 vec"
          + " \u20D7 dot \u0307 ddot \u0308 acute \u0301 grave \u0300 check \u030C breve \u0306";
  private static final Set<String> FUNCTIONS =
      Set.of(
          ("Pr arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg"
                  + " lim liminf limsup ln log max min mod bmod sec sin sinh sup tan tanh")
              .split(" "));
  private static final Set<String> SPACES =
      Set.of(", ; : ! quad qquad enspace thinspace medspace thickspace".split(" "));

  /** Commands that change nothing that a tree shows. */
  private static final Set<String> SILENT =
      Set.of(
          ("left right big Big bigg Bigg bigl bigr Bigl Bigr limits nolimits displaystyle textstyle"
                  + " scriptstyle mathop mathrel mathbin mathord ensuremath")
              .split(" "));

  private final String tex;
  private int at;
  private int depth;
  private Alphabet alphabet = Alphabet.ITALIC;

  private MathParser(String tex) {
    this.tex = tex;
  }

  /** The formula without its dollars; empty if a part of it is not known. */
  public static Optional<MathNode> of(String tex) {
    if (tex.isBlank() || tex.length() > MAX_LENGTH) {
      return Optional.empty();
    }
    MathParser parser = new MathParser(tex);
    MathNode formula = parser.row();
    boolean whole = formula != null && parser.at == tex.length();
    return whole && !formula.equals(MathNode.NONE) ? Optional.of(formula) : Optional.empty();
  }

  public static boolean isFunction(String word) {
    return FUNCTIONS.contains(word);
  }

  /**
   * Reads until the end or a closing brace; null if that is not possible, as in all that follow.
   */
  private MathNode row() {
    if (++depth > MAX_DEPTH) {
      return null;
    }
    Alphabet outer = alphabet;
    List<MathNode> nodes = new ArrayList<>();
    while (at < tex.length() && tex.charAt(at) != '}') {
      MathNode node = tex.charAt(at) == ' ' ? space() : scripted();
      if (node == null) {
        return null;
      }
      if (!node.equals(MathNode.NONE)) {
        nodes.add(node);
      }
    }
    alphabet = outer;
    depth--;
    return new Sequence(List.copyOf(nodes));
  }

  private MathNode space() {
    skipSpace();
    return new Space();
  }

  /** An atom, or none, with its scripts, in either order and each at most once. */
  private MathNode scripted() {
    boolean bare = isScript();
    MathNode base = bare ? MathNode.NONE : atom();
    MathNode[] scripts = {MathNode.NONE, MathNode.NONE}; // below, above
    int before = at;
    for (skipSpace(); base != null && isScript(); skipSpace()) {
      int which = "_^".indexOf(tex.charAt(at++));
      MathNode script = scripts[which].equals(MathNode.NONE) ? argument() : null;
      if (script == null) {
        return null;
      }
      scripts[which] = script;
      before = at;
    }
    at = before;
    boolean bareBase = scripts[0].equals(MathNode.NONE) && scripts[1].equals(MathNode.NONE);
    return base == null || bareBase ? base : new Scripts(base, scripts[0], scripts[1]);
  }

  private boolean isScript() {
    return at < tex.length() && "_^".indexOf(tex.charAt(at)) >= 0;
  }

  /** A group in braces, or one atom; of a number only its first digit. */
  private MathNode argument() {
    skipSpace();
    if (at < tex.length() && isDigit(tex.charAt(at))) {
      return new Digits(String.valueOf(tex.charAt(at++)));
    }
    return at < tex.length() && tex.charAt(at) != '}' ? atom() : null;
  }

  private MathNode atom() {
    int c = tex.codePointAt(at);
    if (c == '{') {
      at++;
      MathNode row = row();
      return row != null && at < tex.length() && tex.charAt(at++) == '}' ? row : null;
    }
    if (c == '\\') {
      return command();
    }
    int begin = at;
    at += Character.charCount(c);
    if (isDigit((char) c)) {
      while (at < tex.length() && (isDigit(tex.charAt(at)) || isPoint())) {
        at++;
      }
      return new Digits(tex.substring(begin, at));
    }
    if (Character.isLetter(c)) {
      return new Letters(alphabet.letter(c));
    }
    return OPERATORS.indexOf(c) >= 0 ? new Operator(printed((char) c)) : null;
  }

  private static String printed(char operator) {
    return switch (operator) {
      case '-' -> "−";
      case '\'' -> "′";
      case '~' -> " ";
      default -> String.valueOf(operator);
    };
  }

  private MathNode command() {
    int begin = ++at;
    while (at < tex.length() && isAsciiLetter(tex.charAt(at))) {
      at++;
    }
    if (at == begin && at < tex.length()) {
      at++;
    }
    String name = tex.substring(begin, at);
    if (FUNCTIONS.contains(name)) {
      return new Letters(name);
    }
    if (SILENT.contains(name)) {
      return MathNode.NONE;
    }
    if (SPACES.contains(name) || name.equals(" ")) {
      return space();
    }
    Alphabet style = Alphabet.named(name);
    int mark = name.length() > 1 ? (" " + MARKS + " ").indexOf(" " + name + " ") : -1;
    return switch (name) {
      case "frac", "dfrac", "tfrac" -> fraction();
      case "sqrt" -> root();
      case "operatorname", "mbox", "text", "textrm", "textit", "textbf", "textsf" -> word();
      case "cal", "bf", "rm", "it", "sf", "tt" -> {
        alphabet = style;
        skipSpace();
        yield MathNode.NONE;
      }
      case "circ" -> symbol("∘");
      case "phi" -> new Letters("ϕ");
      case "varphi" -> new Letters("φ");
      case "ne" -> symbol("≠");
      default ->
          style != null
              ? styled(style)
              : mark >= 0 ? accented(MARKS.substring(mark + name.length() + 1)) : named(name);
    };
  }

  private MathNode named(String name) {
    Optional<String> text = name.isEmpty() ? Optional.empty() : Symbols.text(name);
    boolean known = Symbols.isNamed(name) || (name.length() == 1 && "{}%&#_$|".contains(name));
    return known && text.filter(it -> !it.isEmpty() && !it.contains(" ")).isPresent()
        ? symbol(text.get())
        : null;
  }

  /** TeX drops the space that ends a command. */
  private MathNode symbol(String text) {
    boolean apart = at < tex.length() && tex.charAt(at) == ' ';
    at += apart ? 1 : 0;
    if (text.codePoints().allMatch(Character::isLetter)) {
      return new Letters(text);
    }
    int before = tex.lastIndexOf('\\', at - 1) - 1;
    boolean between = apart && before >= 0 && tex.charAt(before) == ' ';
    return between ? new Sequence(List.of(new Operator(text), new Space())) : new Operator(text);
  }

  private MathNode fraction() {
    MathNode above = argument();
    MathNode below = above == null ? null : argument();
    return below == null ? null : new Fraction(above, below);
  }

  /** A cube root is a power of 1/3. */
  private MathNode root() {
    skipSpace();
    int end = at < tex.length() && tex.charAt(at) == '[' ? tex.indexOf(']', at) : -1;
    Optional<MathNode> degree = end < 0 ? Optional.empty() : of(tex.substring(at + 1, end));
    if (degree.isPresent()) {
      at = end + 1;
    }
    MathNode of = argument();
    return of == null
        ? null
        : degree.isEmpty()
            ? new Root(of)
            : new Scripts(of, MathNode.NONE, new Fraction(new Digits("1"), degree.get()));
  }

  private MathNode accented(String mark) {
    MathNode of = argument();
    return of == null ? null : new Accented(of, mark.strip().substring(0, 1));
  }

  private MathNode styled(Alphabet style) {
    skipSpace();
    if (style == Alphabet.UPRIGHT && at < tex.length() && tex.charAt(at) == '{') {
      int start = at;
      MathNode word = word();
      if (word != null) {
        return word;
      }
      at = start;
    }
    Alphabet outer = alphabet;
    alphabet = style;
    MathNode of = argument();
    alphabet = outer;
    return of;
  }

  /** Letters, digits and spaces in braces. */
  private MathNode word() {
    int begin = tex.indexOf('{', at) + 1;
    int end = tex.indexOf('}', at);
    if (begin == 0 || end <= begin || !tex.substring(at, begin - 1).isBlank()) {
      return null;
    }
    String text = tex.substring(begin, end);
    at = end + 1;
    return text.codePoints().allMatch(c -> Character.isLetterOrDigit(c) || " -.,".indexOf(c) >= 0)
        ? new Letters(text)
        : null;
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
}
