package papercatalog.publishing.latex;

import module java.base;

import java.text.Normalizer;
import papercatalog.citations.latex.PlainFormula;
import papercatalog.citations.latex.Symbols;
import papercatalog.citations.paper.Spaces;
import papercatalog.domain.model.Text;
import papercatalog.publishing.text.Markup;

/** Reads LaTeX as BibTeX files hold it, with accents and braces; formulas in dollars stay. */
public final class LatexReader {
  private static final int MAX_DEPTH = 50;

  private static final Pattern LESS =
      Pattern.compile("\\{\\\\textless}|\\\\textless\\{}|\\$\\\\less\\$|\\\\ensuremath\\{<}");
  private static final Pattern GREATER =
      Pattern.compile(
          "\\{\\\\textgreater}|\\\\textgreater\\{}|\\$\\\\greater\\$|\\\\ensuremath\\{>}");

  /** How Better BibTeX writes signs of HTML. */
  private static final String DOLLARED = "{$<$}";

  private static final Pattern DOLLARS = Pattern.compile("\\{\\$([<>]+)\\$}|\\$([<>]+)\\$");
  private static final Pattern COMMAND_IN_TAGS = Pattern.compile("\\\\[A-Za-z]+(?=</)");
  private static final Pattern TEX_IN_SPACES = Pattern.compile("\\$ [^\\\\_^]*[\\\\_^].* \\$");

  /** Signs that are no formula: programs write them so. */
  private static final Pattern SIGNS = Pattern.compile("^\\$(?:\\\\(?=[{}]))?([<>]+|[{}])\\$$");

  private static final Pattern ATOMS = Pattern.compile("[A-Za-z0-9()\\[\\]]+");
  private static final Pattern NUMBER = Pattern.compile("(?<=[A-Za-z)\\]])\\d+");
  private static final Pattern AMPERSAND = Pattern.compile("\\{\\\\&}(?=(?:amp|[lg]t|#\\d+);)");

  private static final Set<String> HIDING =
      Set.of(
          """
          APACSortNoop autocite cite citep citet color colorbox footnote foreignlanguage glossary
          href hspace index label noopsort orcid orcidID orcidlink parencite ref selectlanguage SortNoop texorpdfstring
          textcite textcolor thanks vspace
          """
              .split("\\s+"));

  private static final Set<String> SPACES =
      Set.of(", ; : \\ quad qquad addspace enspace thinspace newline nobreakspace".split(" "));

  private final LatexScanner scanner;
  private final int depth;
  private final StringBuilder text = new StringBuilder();

  /** Number of single quotation marks that have not been closed. */
  private int open;

  /** Whether a quotation mark of babel's is open. */
  private boolean german;

  private LatexReader(String latex, int depth) {
    this.scanner = new LatexScanner(latex);
    this.depth = depth;
  }

  public static String line(String latex) {
    return Spaces.line(decoded(latex));
  }

  public static String prose(String latex) {
    return Spaces.prose(decoded(latex));
  }

  /** Crossref and Mendeley write the signs of HTML as LaTeX; {@code $<$} is no sign of a tag. */
  private static String decoded(String latex) {
    String html = LESS.matcher(Spaces.withoutControls(latex)).replaceAll("<");
    html = AMPERSAND.matcher(GREATER.matcher(html).replaceAll(">")).replaceAll("&");
    if (html.contains(DOLLARED)) {
      html = DOLLARS.matcher(html).replaceAll("$1$2");
    }
    html = COMMAND_IN_TAGS.matcher(html).replaceAll("$0{}");
    String text = new LatexReader(Markup.plain(html), 0).read();
    return Text.normalized("text", text, Normalizer.Form.NFC);
  }

  private String read() {
    while (!scanner.ended()) {
      switch (scanner.current()) {
        case '\\' -> controlSequence();
        case '$' -> formula(scanner.formula());
        case '-' -> dashes();
        case '"' -> germanQuotes();
        case '`' -> quotes("``", '“', '‘');
        case '?' -> quotes("?`", '¿', '?');
        case '!' -> quotes("!`", '¡', '!');
        case '\'' -> quotes("''", '”', '’');
        case '{', '}' -> scanner.skip();
        case '~' -> take(' ');
        default -> take(scanner.current());
      }
    }
    return text.toString();
  }

  private void take(char replacement) {
    text.append(replacement);
    scanner.skip();
  }

  /** A formula of its own line is one in the text. */
  private void formula(String tex) {
    String formula =
        TEX_IN_SPACES.matcher(tex).matches()
            ? "$" + tex.substring(1, tex.length() - 1).strip() + "$"
            : tex;
    boolean displayed = formula.startsWith("$$") && formula.length() > 4;
    text.append(
        displayed
            ? formula.substring(1, formula.length() - 1)
            : SIGNS.matcher(formula).replaceFirst("$1"));
  }

  private void dashes() {
    String hyphens = scanner.run();
    text.append(
        switch (hyphens.length()) {
          case 2 -> "–";
          case 3 -> "—";
          default -> hyphens;
        });
  }

  /** The quotation marks of babel: {@code "`Tief"'}. */
  private void germanQuotes() {
    boolean opens = scanner.startsWith("\"`");
    if (opens || (german && scanner.startsWith("\"'"))) {
      german = opens;
      scanner.skip();
      take(opens ? '„' : '“');
    } else {
      take('"');
    }
  }

  /** A single grave accent and an apostrophe at the end of a word are a pair. */
  private void quotes(String doubled, char mark, char single) {
    boolean closes = single == '’' && open > 0 && !scanner.isInWord();
    if (scanner.startsWith(doubled) && !(closes && scanner.startsWith(doubled + "'"))) {
      take(mark);
      scanner.skip();
    } else if (closes) {
      open--;
      take(single);
    } else if (single == '‘' && scanner.closesQuote()) {
      open++;
      take(single);
    } else {
      take(scanner.current());
    }
  }

  private void controlSequence() {
    int start = scanner.at();
    String name = scanner.name();
    switch (name) {
      case "" -> text.append('\\');
      case String space when space.isBlank() || SPACES.contains(space) -> text.append(' ');
      case "par" -> text.append("\n\n");
      case "ifmmode" -> outsideOfFormulas(start);
      case "(" -> text.append('$').append(scanner.upTo("\\)")).append('$');
      case "[" -> text.append('$').append(scanner.upTo("\\]")).append('$');
      case "ensuremath" -> text.append('$').append(scanner.group()).append('$');
      case "verb" -> text.append(scanner.verbatim());
      case "symbol", "char" -> numbered(scanner.group());
      case "ce" -> text.append(chemical(argument()));
      case "enquote", "mkbibquote", "textquote" -> text.append(quoted(argument()));
      case "mkbibparens" -> text.append('(').append(argument()).append(')');
      case "mkbibbrackets" -> text.append('[').append(argument()).append(']');
      case "textsubscript", "mkbibsubscript" -> text.append(Markup.raised("sub", argument()));
      case "textsuperscript", "mkbibsuperscript" -> text.append(Markup.raised("sup", argument()));
      default -> macro(name, start);
    }
  }

  /**
   * The American Physical Society writes letters as {@code \\ifmmode \\check{c}\\else
   * \\v{c}\\fi{}}.
   */
  private void outsideOfFormulas(int start) {
    if (scanner.skipTo("\\else")) {
      scanner.skipSpace();
    } else {
      unknown(start);
    }
  }

  private void macro(String name, int start) {
    if (Accents.isAccent(name)) {
      boolean sign = scanner.startsWith("{") && (name.equals("~") || name.equals("^"));
      String letter = accentedText();
      if (letter.isEmpty() && !sign) {
        accentLetterBefore(name);
      } else {
        text.append(Accents.accented(name, letter));
      }
    } else if (Units.isCommand(name)) {
      String number = name.equals("si") || name.equals("unit") ? "" : argument();
      text.append(Units.text(number, name.equals("num") ? "" : scanner.group()));
    } else if (HIDING.contains(name)) {
      scanner.skipOption();
      scanner.group();
    } else {
      Symbols.text(name).ifPresentOrElse(text::append, () -> unknown(start));
    }
  }

  /** Crossref exports a sign behind its letter; {@code Fran{\c{}}ois} has lost a letter. */
  private void accentLetterBefore(String accent) {
    int last = Math.max(0, text.length() - 1);
    String accented = Accents.accented(accent, text.substring(last));
    boolean sign = !Character.isLetter(accent.charAt(0));
    if (sign && Normalizer.normalize(accented, Normalizer.Form.NFC).length() == 1) {
      text.setLength(last);
      text.append(accented);
    } else {
      text.append(Accents.accented(accent, ""));
    }
  }

  /** Keeps unknown commands with their arguments: better TeX than a missing word. */
  private void unknown(int start) {
    int before = -1;
    while (scanner.at() > before && !scanner.ended() && scanner.current() == '{') {
      before = scanner.at();
      scanner.group();
    }
    text.append(scanner.since(start));
  }

  /** {@code \\ce{H2O}} is H₂O. */
  private static String chemical(String formula) {
    return ATOMS.matcher(formula).matches()
        ? NUMBER.matcher(formula).replaceAll(number -> PlainFormula.raised("_", number.group()))
        : formula;
  }

  private static String quoted(String inner) {
    return "“" + inner.replace('“', '‘').replace('”', '’') + "”";
  }

  private String argument() {
    scanner.skipSpace();
    return scanner.ended() ? "" : nested(scanner.group());
  }

  private String accentedText() {
    scanner.skipSpace();
    if (scanner.ended() || scanner.current() == '}') {
      return "";
    }
    if (scanner.startsWith("{}\\i") || scanner.startsWith("{}\\j")) {
      scanner.groupOrBrace(); // {\'{}\i}
    }
    return switch (scanner.current()) {
      case '{' -> nested(scanner.groupOrBrace());
      case '\\' -> nested(letterOfItsOwn());
      default -> scanner.character();
    };
  }

  private String letterOfItsOwn() {
    int start = scanner.at();
    if (Accents.isAccent(scanner.name())) {
      scanner.skipSpace();
      if (scanner.group().isEmpty() && !scanner.ended()) {
        scanner.character();
      }
    }
    return scanner.since(start);
  }

  private String nested(String latex) {
    return depth == MAX_DEPTH ? latex : new LatexReader(latex, depth + 1).read();
  }

  /** {@code \symbol{"1F600}} or {@code \symbol{233}}. */
  private void numbered(String number) {
    boolean hexadecimal = number.startsWith("\"");
    if (!number.matches("\"[0-9A-Fa-f]{1,6}|[0-9]{1,7}")) {
      text.append(number);
      return;
    }
    int c = hexadecimal ? Integer.parseInt(number.substring(1), 16) : Integer.parseInt(number);
    if (c == '\t' || c == '\n') {
      text.append(' ');
    } else if (Character.isValidCodePoint(c) && !Character.isISOControl(c)) {
      text.appendCodePoint(c);
    }
  }
}
