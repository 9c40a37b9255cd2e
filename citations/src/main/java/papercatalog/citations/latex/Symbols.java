package papercatalog.citations.latex;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

/** The text of control sequences without an argument. */
public final class Symbols {

  /** Macros that change only the look of their argument, or that text cannot show. */
  private static final Set<String> WITHOUT_TEXT =
      Set.of(
          """
          / - @ !
          bf bfseries em it itshape mdseries normalfont rm rmfamily sc scshape sf sffamily sl slshape
          tt ttfamily upshape
          mkbibacro mkbibbold mkbibemph mkbibitalic nobreakdash allowbreak sout ul uline hl
          sscshape swshape textlf textssc textsw textulc ulcshape textcircled textcompwordmark textcwm
          emph text textbf textit textmd textnormal textrm textsc textsf textsl texttt textup underline
          tiny scriptsize footnotesize small large Large LARGE huge Huge
          bibstring oldstylenums textcyrillic
          textarabic textgreek texthebrew textlatin lr smash up
          acro acronym bibcorporate booktitle
          cal fi mathrm
          hbox hfill hskip linebreak mbox newblock noindent protect relax xspace
          lowercase uppercase MakeLowercase MakeUppercase NoCaseChange
          nolinkurl path url
          code hologo isdot pkg
          """
              .split("\\s+"));

  private static final Map<String, String> BY_NAME = read();

  private Symbols() {}

  public static Optional<String> text(String name) {
    return switch (name) {
      case "|" -> Optional.of("‖");
      case String sign when sign.length() == 1 && "&%#_${}".contains(sign) -> Optional.of(sign);
      default -> Optional.ofNullable(WITHOUT_TEXT.contains(name) ? "" : named(name));
    };
  }

  /** The Greek letters also have names such as {@code textalpha}. */
  private static String named(String name) {
    String known = BY_NAME.get(name);
    return known == null && name.startsWith("text") ? BY_NAME.get(name.substring(4)) : known;
  }

  static boolean isNamed(String name) {
    return BY_NAME.containsKey(name);
  }

  private static Map<String, String> read() {
    try (BufferedReader table =
        new BufferedReader(
            new InputStreamReader(Symbols.class.getResourceAsStream("symbols.txt"), UTF_8))) {
      return table
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.split(" ", 2))
          .collect(Collectors.toUnmodifiableMap(line -> line[0], line -> line[1]));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
