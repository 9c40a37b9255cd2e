package papercatalog.citations.latex;

import module java.base;

/** The alphabets of formulas; letters in italics and upright ones are plain. */
enum Alphabet {
  ITALIC("mathit it mathnormal boldsymbol bm", 0, 0, ""),
  UPRIGHT("mathrm rm mathsf sf mathtt tt mathbf bf", 0, 0, ""),
  BLACKBOARD("mathbb", 0x1D538, 0x1D552, "Cℂ Hℍ Nℕ Pℙ Qℚ Rℝ Zℤ"),
  SCRIPT("mathcal cal mathscr", 0x1D49C, 0x1D4B6, "Bℬ Eℰ Fℱ Hℋ Iℐ Lℒ Mℳ Rℛ eℯ gℊ oℴ"),
  FRAKTUR("mathfrak", 0x1D504, 0x1D51E, "Cℭ Hℌ Iℑ Rℜ Zℨ");

  private final Set<String> commands;
  private final int capitals;
  private final int smalls;

  /** Letters that Unicode had before the others. */
  private final String older;

  Alphabet(String commands, int capitals, int smalls, String older) {
    this.commands = Set.of(commands.split(" "));
    this.capitals = capitals;
    this.smalls = smalls;
    this.older = older;
  }

  /** Null if no alphabet has the command. */
  static Alphabet named(String command) {
    for (Alphabet alphabet : values()) {
      if (alphabet.commands.contains(command)) {
        return alphabet;
      }
    }
    return null;
  }

  String letter(int c) {
    int at = c < 128 ? older.indexOf(c) : -1; // not the letters of the alphabet themselves
    if (at >= 0) {
      return older.substring(at + 1, at + 2);
    }
    boolean capital = c >= 'A' && c <= 'Z';
    boolean known = capitals > 0 && (capital || (c >= 'a' && c <= 'z'));
    return Character.toString(known ? capital ? capitals + c - 'A' : smalls + c - 'a' : c);
  }
}
