package papercatalog.search.index;

import module java.base;

/** The characters of words that mean the same in different spellings. */
final class Characters {
  private static final List<String> GREEK =
      List.of(
          ("alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho"
                  + " sigma sigma tau upsilon phi chi psi omega")
              .split(" "));

  /** Joins parts of a word, and is no part of it. */
  private static final char JOINER = '\u00ad';

  /** TeX's accents, and commands for the letters in braces behind them. */
  private static final Pattern COMMAND =
      Pattern.compile("\\\\(?:[\"'`^~=.]|rm |\\p{Alpha}+(?=\\{[^}]))");

  /** An article or another word of French or Italian that loses its vowel before one. */
  private static final Pattern ELISION =
      Pattern.compile(
          "(?iu)(?<![\\p{L}\\p{N}'’])(?:[ldjmnstc]|qu|jusqu|lorsqu|puisqu|dell|all|nell|sull|dall|un|quest)"
              + "['’](?=[aeiouyhàâäéèêëîïôöùûüœæ]\\p{L})");

  /** The signs of TeX's formulas and groups. */
  private static final String SIGNS = "$^_{}";

  private static final char PLUS = '\u01c0';
  private static final char SHARP = '\u01c2';

  private Characters() {}

  /**
   * A text of the same length for the tokenizer. The signs of TeX's formulas and accents join
   * letters and digits, so that {@code $L^2$} is {@code L2}, as are raised digits. Colons separate
   * words, and dots those that are no single letters. The signs of {@code C++} and {@code C#}
   * become letters.
   */
  static String joined(String text) {
    char[] characters =
        COMMAND
            .matcher(ELISION.matcher(text).replaceAll(it -> " ".repeat(it.group().length())))
            .replaceAll(command -> String.valueOf(JOINER).repeat(command.group().length()))
            .toCharArray();
    for (int i = 0; i < characters.length; i++) {
      char c = characters[i];
      characters[i] =
          switch (c) {
            case ':', ';' -> ' ';
            case '.' -> endsWord(text, i) ? ' ' : c;
            case '\u00b9' -> '1';
            case '\u00b2', '\u00b3' -> (char) (c - '\u00b2' + '2');
            case '+' -> isOfLanguage(text, i, '+') ? PLUS : c;
            case '#' -> isOfLanguage(text, i, '#') ? SHARP : c;
            default -> isSign(c) ? JOINER : isRaised(c) ? (char) ('0' + c % 16) : c;
          };
    }
    return new String(characters);
  }

  private static boolean endsWord(String text, int dot) {
    return isLetter(text, dot - 1)
        && isLetter(text, dot + 1)
        && (isLetter(text, dot - 2) || isLetter(text, dot + 2));
  }

  private static boolean isLetter(String text, int at) {
    return at >= 0 && at < text.length() && Character.isLetter(text.charAt(at));
  }

  private static boolean isSign(char c) {
    return SIGNS.indexOf(c) >= 0;
  }

  private static boolean isRaised(char c) {
    return c >= '\u2070' && c <= '\u2089' && c % 16 <= 9 && c != '\u2071';
  }

  /** Whether a sign follows a single letter, or such a sign. */
  private static boolean isOfLanguage(String text, int at, char sign) {
    int letter = at > 1 && text.charAt(at - 1) == sign ? at - 2 : at - 1;
    boolean pair = sign == '#' || letter < at - 1 || text.startsWith("++", at);
    while (letter > 0 && isSign(text.charAt(letter))) {
      letter--;
    }
    return pair
        && isLetter(text, letter)
        && (letter == 0 || !Character.isLetterOrDigit(text.charAt(letter - 1)));
  }

  /** A word without possessive, apostrophes, accents, joiners and the dots of an acronym. */
  static String folded(CharSequence term) {
    int end = term.length();
    if (end > 2 && term.charAt(end - 1) == 's' && term.charAt(end - 2) == '\'') {
      end -= 2;
    }
    boolean acronym = isAcronym(term, end);
    StringBuilder word = new StringBuilder();
    int greek = 0;
    for (int i = 0; i < end; i++) {
      char c = unaccented(term.charAt(i));
      greek += isGreek(c) ? 1 : 0;
      if (c != '\'' && !isModifier(c) && !(acronym && c == '.') && !isFormat(c)) {
        word.append(c);
      }
    }
    return greek == 1 ? spelled(word) : word.toString();
  }

  private static boolean isAcronym(CharSequence term, int end) {
    boolean acronym = end > 2 && end % 2 == 1;
    for (int i = 0; i < end && acronym; i++) {
      acronym = i % 2 == 1 ? term.charAt(i) == '.' : Character.isLetter(term.charAt(i));
    }
    return acronym;
  }

  /** Letters such as the okina, which many leave out. */
  private static boolean isModifier(char c) {
    return c >= '\u02b0' && c <= '\u02ff';
  }

  /** The elided word directly before a word, without its apostrophe; empty without one. */
  static String elided(String text, int start) {
    if (start < 2 || "'’".indexOf(text.charAt(start - 1)) < 0) {
      return "";
    }
    int begin = start - 1;
    while (begin > 0 && Character.isLetter(text.charAt(begin - 1))) {
      begin--;
    }
    boolean elision = ELISION.matcher(text).region(begin, text.length()).lookingAt();
    return elision ? text.substring(begin, start - 1).toLowerCase(Locale.ROOT) : "";
  }

  /** A word with ä, ö and ü, or a Scandinavian letter, as two letters; else empty. */
  static String german(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    String spelled =
        lower
            .replace("ä", "ae")
            .replace("ö", "oe")
            .replace("ü", "ue")
            .replace("ø", "oe")
            .replace("å", "aa");
    return spelled.equals(lower) ? "" : String.join("", Words.texts(spelled));
  }

  private static boolean isFormat(char c) {
    return c > '~' && Character.getType(c) == Character.FORMAT;
  }

  /** A Greek or Cyrillic letter without its accents. Lucene's filter knows only Latin ones. */
  private static char unaccented(char c) {
    boolean may = (c >= '\u0370' && c < '\u0530') || (c >= '\u1f00' && c < '\u2000');
    return may ? Normalizer.normalize(String.valueOf(c), Normalizer.Form.NFD).charAt(0) : c;
  }

  private static boolean isGreek(char c) {
    return c >= '\u03b1' && c <= '\u03c9';
  }

  /** A letter of a formula by its name. */
  private static String spelled(CharSequence word) {
    StringBuilder spelled = new StringBuilder();
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      spelled.append(isGreek(c) ? GREEK.get(c - '\u03b1') : String.valueOf(c));
    }
    return spelled.toString();
  }
}
