package papercatalog.citations.latex;

import module java.base;

/**
 * Recognizes formulas that only print. Readers' TeX runs what an export holds, and TeX has commands
 * that read and write files, run programs and define commands; new engines add others. So a formula
 * may use only the symbols of text, and the commands named here.
 */
final class SafeFormula {
  /** Commands that arrange or style their arguments, and names of functions. */
  private static final Set<String> COMMANDS =
      Set.of(
          """
          acute bar breve check ddot dot grave hat overbrace overline overrightarrow tilde
          underbrace underline vec widehat widetilde
          binom cfrac dbinom dfrac frac overset sqrt stackrel tbinom tfrac underset
          bm boldsymbol cal ensuremath it mathbb mathbf mathcal mathfrak mathit mathnormal
          mathrm mathscr mathsf mathtt bf em emph mbox operatorname rm sc sf sl text textbf textit
          textnormal textrm textsc textsf textsl texttt textup tt
          displaystyle scriptscriptstyle scriptstyle textstyle
          Big Bigg Biggl Biggr Bigl Bigr big bigg biggl biggr bigl bigr left middle right
          Vert lVert langle lvert rVert rangle rvert vert
          enspace limits mathbin mathclose mathop mathopen mathord mathpunct mathrel medspace
          negthinspace nolimits not quad qquad thickspace thinspace
          Pr arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf injlim ker
          lg lim liminf limsup ln log max min mod bmod pmod projlim sec sin sinh sup tan tanh
          """
              .strip()
              .split("\\s+"));

  private static final Pattern PIECE =
      Pattern.compile(
          "[\\p{Alnum}+*/=()\\[\\],.:;!?|'<>{}_^~ -]|[^\\p{ASCII}\\p{C}\\p{Z}\\uFFFD]"
              + "|\\\\(?:(?<command>[A-Za-z]+)|[,;:!>|{}$ ])");

  /**
   * A raised or lowered part needs a base, and two {@code ^} name any character. A formula of signs
   * stands for them; spaces are folded, and tags removed, when the formula is read again.
   */
  private static final Pattern IN_DOUBT =
      Pattern.compile("<[A-Za-z/]|  |^ | $|[_^] *([_^]|$)|^[<>]*$|^\\\\[{}]$");

  private SafeFormula() {}

  static boolean matches(String tex) {
    Matcher piece = PIECE.matcher(tex);
    for (int at = 0; at < tex.length(); at = piece.end()) {
      if (!piece.region(at, tex.length()).lookingAt() || !isKnown(piece.group("command"))) {
        return false;
      }
    }
    return !IN_DOUBT.matcher(tex).find();
  }

  private static boolean isKnown(String command) {
    return command == null || COMMANDS.contains(command) || Symbols.isNamed(command);
  }
}
