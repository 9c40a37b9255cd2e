package papercatalog.publishing.text;

import module java.base;

import org.jsoup.parser.Parser;
import papercatalog.citations.latex.PlainFormula;

/**
 * Removes HTML and JATS; {@code a < b}, {@code List<T>} and formulas in dollars are text. A parser
 * of HTML makes elements of both and closes them: their text could not be given back as written.
 */
public final class Markup {
  private static final String NAME = "([A-Za-z][\\w.-]*(?::[A-Za-z][\\w.-]*)?)";
  private static final Pattern TAG =
      Pattern.compile("</?" + NAME + "(?:\\s[^<>]*)?/?>|&lt;/?" + NAME + "(?:\\s[^<>&]*)?/?&gt;");

  /** An entity; some have been encoded twice. */
  private static final Pattern ENTITY =
      Pattern.compile(
          "&(?:amp;)*((?:[A-Za-z][A-Za-z0-9]{1,31}|#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6});)");

  private static final Pattern TEX_MATH = Pattern.compile("<(?:jats:)?tex-math(?:\\s[^<>]*)?>");
  private static final Pattern TEX_MATH_END = Pattern.compile("</(?:jats:)?tex-math\\s*>");
  private static final Pattern MATH_ML = Pattern.compile("(?i)<(?:mml:)?math(?:\\s[^<>]*)?>");
  private static final Pattern MATH_ML_END = Pattern.compile("(?i)</(?:mml:)?math\\s*>");

  /** Where the American Physical Society leaves no space between a word and a formula. */
  private static final Pattern GLUED =
      Pattern.compile(
          "(?<=\\p{Ll}\\p{Ll})(?=<(?:mml:)?math[\\s>])|(?<=</(?:mml:)?math>)(?=\\p{Ll}{3})");

  /** The heading of an abstract, which is no part of it. */
  private static final Pattern HEADING =
      Pattern.compile("(?i)<(?:jats:)?title>\\s*(?:abstract|summary)[.:]?\\s*</(?:jats:)?title>");

  private static final Pattern RAISED =
      Pattern.compile(
          "(?:<|&lt;)(?:jats:)?(su[bp])(?:>|&gt;)([^<>&]{1,20})(?:<|&lt;)/(?:jats:)?su[bp](?:>|&gt;)");
  private static final Pattern TERM =
      Pattern.compile("\\p{L}{1,2}\\s*[+−=×/-]\\s*[\\p{L}\\d]+|[−-]\\d*\\p{L}|\\d+\\p{L}");
  private static final Pattern CDATA = Pattern.compile("<!\\[CDATA\\[|<\\?CDATA");
  private static final Pattern CDATA_END = Pattern.compile("]]>|\\?>");
  private static final Pattern COMMENT = Pattern.compile("<!--");
  private static final Pattern COMMENT_END = Pattern.compile("-->");

  private static final String TEX_BEGIN = "\\begin{document}";
  private static final String TEX_END = "\\end{document}";

  private static final Set<String> INLINE =
      words(
          """
          a abbr b bdi bdo big bold cite code dfn del em email ext-link fixed-case font i
          inline-formula ins italic kbd label mark monospace q roman s samp sans-serif sc scp
          small span strike strong sub sup styled-content tex-math tt u underline uri url var
          xref alternatives named-content
          math mfenced mfrac mi mn mo mover mrow mspace msqrt mstyle msub msubsup msup mtext munder
          semantics
          """);
  private static final Set<String> BLOCK =
      words(
          """
          abstract blockquote br center dd disp-formula div dl dt h1 h2 h3 h4 h5 h6 hr li list
          list-item ol p pre sec table tbody td th title tr ul
          """);

  private Markup() {}

  public static String plain(String text) {
    boolean tagged = text.indexOf('<') >= 0 || text.contains("&lt;");
    return decoded(tagged ? withoutTags(text) : text);
  }

  /** Decodes entities only: an address has no tags. */
  public static String decoded(String text) {
    return text.indexOf('&') < 0
        ? text
        : replaced(ENTITY, text, entity -> Parser.unescapeEntities("&" + entity.group(1), true));
  }

  private static String withoutTags(String text) {
    String bare = elements(CDATA, CDATA_END, text, UnaryOperator.identity());
    bare = elements(COMMENT, COMMENT_END, bare, _ -> "");
    bare = HEADING.matcher(bare).replaceAll("");
    String oneForm =
        elements(
            MATH_ML,
            MATH_ML_END,
            GLUED.matcher(bare).replaceAll(" "),
            text.contains("tex-math") ? _ -> "" : Markup::formula);
    String math = elements(TEX_MATH, TEX_MATH_END, oneForm, Markup::dollars);
    String raised = replaced(RAISED, math, Markup::raised);
    return replaced(TAG, raised, Markup::tag);
  }

  private static String dollars(String formula) {
    int begin = formula.indexOf(TEX_BEGIN);
    int end = formula.indexOf(TEX_END);
    boolean document = begin >= 0 && end > begin;
    String body = (document ? formula.substring(begin + TEX_BEGIN.length(), end) : formula).strip();
    int dollars = body.startsWith("$$") ? 2 : body.startsWith("$") ? 1 : 0;
    boolean enclosed = body.length() > 2 * dollars && body.endsWith("$".repeat(dollars));
    return "$" + (enclosed ? body.substring(dollars, body.length() - dollars) : body).strip() + "$";
  }

  /** In Unicode; signs of less and greater are encoded, because they begin no tag. */
  private static String formula(String mathMl) {
    return PlainFormula.of(MathMl.of(mathMl)).replace("<", "&#60;").replace(">", "&#62;");
  }

  private static String raised(MatchResult tag) {
    return raised(tag.group(1), tag.group(2));
  }

  /**
   * Digits above or below the line as characters of their own. Terms are marked, so that x<sup>n+1
   * is not xn+1; words, as in 1<sup>st, are not.
   */
  public static String raised(String tag, String text) {
    String sign = tag.equals("sup") ? "^" : "_";
    return text.matches("[0-9+−-]+")
        ? PlainFormula.raised(sign, text.replace('−', '-'))
        : TERM.matcher(text).matches() ? sign + "(" + text + ")" : text;
  }

  private static String tag(MatchResult tag) {
    String qualified =
        Objects.requireNonNullElse(tag.group(1), tag.group(2)).toLowerCase(Locale.ROOT);
    String name = qualified.substring(qualified.indexOf(':') + 1);
    boolean prefixed = qualified.startsWith("jats:") || qualified.startsWith("mml:");
    if (BLOCK.contains(name)) {
      return "\n\n";
    }
    return prefixed || INLINE.contains(name) ? "" : tag.group();
  }

  /** Replaces elements by their converted content; visits each character once. */
  private static String elements(
      Pattern begin, Pattern end, String text, UnaryOperator<String> replacement) {
    StringBuilder result = new StringBuilder();
    Matcher from = begin.matcher(text);
    Matcher to = end.matcher(text);
    int done = 0;
    while (from.find(done) && to.find(from.end())) {
      result.append(text, done, from.start());
      result.append(replacement.apply(text.substring(from.end(), to.start())));
      done = to.end();
    }
    return result.append(text, done, text.length()).toString();
  }

  private static String replaced(
      Pattern pattern, String text, Function<MatchResult, String> replacement) {
    return pattern
        .matcher(text)
        .replaceAll(match -> Matcher.quoteReplacement(replacement.apply(match)));
  }

  private static Set<String> words(String list) {
    return Set.of(list.strip().split("\\s+"));
  }
}
