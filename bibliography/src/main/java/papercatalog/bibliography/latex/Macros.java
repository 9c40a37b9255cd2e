package papercatalog.bibliography.latex;

import java.util.Set;

/** The control sequences of LaTeX that add no text of their own. */
final class Macros {
  /** Macros that change only the look of their argument, or that text cannot show. */
  private static final Set<String> WITHOUT_TEXT =
      words(
          """
          / - @ !
          bf bfseries em it itshape mdseries normalfont rm rmfamily sc scshape sf sffamily sl slshape
          tt ttfamily upshape
          emph text textbf textit textmd textnormal textrm textsc textsf textsl texttt textup underline
          tiny small large Large LARGE
          cal ce ensuremath mathrm
          hbox hskip mbox noindent protect relax xspace
          lowercase MakeLowercase MakeUppercase NoCaseChange
          nolinkurl path url
          """);

  private static final Set<String> WITH_HIDDEN_ARGUMENT =
      words("footnote href hspace label noopsort thanks vspace");

  private Macros() {}

  static boolean hasNoText(String name) {
    return WITHOUT_TEXT.contains(name);
  }

  static boolean hidesArgument(String name) {
    return WITH_HIDDEN_ARGUMENT.contains(name);
  }

  private static Set<String> words(String list) {
    return Set.of(list.strip().split("\\s+"));
  }
}
