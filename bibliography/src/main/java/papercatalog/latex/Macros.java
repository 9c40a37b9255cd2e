package papercatalog.latex;

import com.github.tomtung.latex2unicode.LaTeX2Unicode;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the control sequences of LaTeX stand for in running text. */
final class Macros {
  private static final int LONGEST_NAME = 40;

  /** Accents, which take an argument. */
  private static final Set<String> ACCENTS =
      Set.of("'", "`", "^", "\"", "~", "=", ".", "c", "H", "u", "v", "k", "d", "b", "r", "t");

  /** Macros that change how their argument looks, or nothing that text can show. */
  private static final Set<String> WITHOUT_TEXT =
      Set.of(
          "/",
          "-",
          "@",
          "!",
          "bf",
          "bfseries",
          "ce",
          "em",
          "emph",
          "ensuremath",
          "hbox",
          "hskip",
          "it",
          "itshape",
          "large",
          "Large",
          "LARGE",
          "lowercase",
          "mathrm",
          "mbox",
          "mdseries",
          "MakeLowercase",
          "MakeUppercase",
          "NoCaseChange",
          "noindent",
          "nolinkurl",
          "normalfont",
          "path",
          "protect",
          "relax",
          "rm",
          "rmfamily",
          "sc",
          "scshape",
          "sf",
          "sffamily",
          "sl",
          "slshape",
          "small",
          "text",
          "textbf",
          "textit",
          "textmd",
          "textnormal",
          "textrm",
          "textsc",
          "textsf",
          "textsl",
          "texttt",
          "textup",
          "tiny",
          "tt",
          "ttfamily",
          "underline",
          "upshape",
          "url",
          "xspace");

  /** Macros whose argument is not part of the text. */
  private static final Set<String> ARGUMENT_UNSEEN =
      Set.of("footnote", "href", "hspace", "label", "noopsort", "thanks", "vspace");

  private static final Map<String, String> CHARACTERS =
      Map.ofEntries(
          Map.entry("&", "&"),
          Map.entry("%", "%"),
          Map.entry("#", "#"),
          Map.entry("_", "_"),
          Map.entry("$", "$"),
          Map.entry("{", "{"),
          Map.entry("}", "}"),
          Map.entry("lbrace", "{"),
          Map.entry("rbrace", "}"),
          Map.entry("slash", "/"),
          Map.entry("i", "ı"),
          Map.entry("j", "ȷ"),
          Map.entry("TH", "Þ"),
          Map.entry("th", "þ"),
          Map.entry("DH", "Ð"),
          Map.entry("DJ", "Đ"),
          Map.entry("dh", "ð"),
          Map.entry("NG", "Ŋ"),
          Map.entry("ng", "ŋ"),
          Map.entry("TeX", "TeX"),
          Map.entry("LaTeX", "LaTeX"),
          Map.entry("BibTeX", "BibTeX"),
          Map.entry("textasciicircum", "^"),
          Map.entry("textasciitilde", "~"),
          Map.entry("textbackslash", "\\"),
          Map.entry("textbar", "|"),
          Map.entry("textbraceleft", "{"),
          Map.entry("textbraceright", "}"),
          Map.entry("textdollar", "$"),
          Map.entry("textgreater", ">"),
          Map.entry("textless", "<"),
          Map.entry("textquotedbl", "\""),
          Map.entry("textquotedblleft", "“"),
          Map.entry("textquotedblright", "”"),
          Map.entry("textquoteleft", "‘"),
          Map.entry("textquoteright", "’"),
          Map.entry("textquotesingle", "'"),
          Map.entry("textregistered", "®"),
          Map.entry("textunderscore", "_"));

  private Macros() {}

  static boolean isAccent(String name) {
    return ACCENTS.contains(name);
  }

  static boolean hasNoText(String name) {
    return WITHOUT_TEXT.contains(name);
  }

  static boolean hidesArgument(String name) {
    return ARGUMENT_UNSEEN.contains(name);
  }

  /** The character or word that a macro without argument stands for. */
  static Optional<String> character(String name) {
    String character = CHARACTERS.get(name);
    if (character != null) {
      return Optional.of(character);
    }
    if (name.length() > LONGEST_NAME) {
      return Optional.empty();
    }
    String converted = LaTeX2Unicode.convert("\\" + name);
    return converted.startsWith("\\") ? Optional.empty() : Optional.of(converted);
  }

  /** A text with an accent on its first letter. */
  static String accented(String accent, String text) {
    if (text.isEmpty()) {
      return accent.equals("~") || accent.equals("^") ? accent : "";
    }
    int first = text.codePointAt(0);
    if (!Character.isLetter(first)) {
      return text;
    }
    int end = accent.equals("t") ? text.length() : Character.charCount(first);
    String base =
        switch (first) {
          case 'ı' -> "i";
          case 'ȷ' -> "j";
          default -> text.substring(0, end);
        };
    return LaTeX2Unicode.convert("\\" + accent + "{" + base + "}") + text.substring(end);
  }
}
