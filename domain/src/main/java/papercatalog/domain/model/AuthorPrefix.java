package papercatalog.domain.model;

import module java.base;

import papercatalog.domain.schema.Grammar;

/** The first letters of words in the index of authors, or a whole word: {@code lam}. */
public record AuthorPrefix(String value) {
  private static final int MAX_LENGTH = 64;

  public AuthorPrefix {
    InvalidValue.requireGrammar(Grammar.WORD, "letters", value);
  }

  /** Reads what a person types, as {@link #ofName} spells it: {@code O'Br} is {@code obr}. */
  public static AuthorPrefix of(String typed) {
    return new AuthorPrefix(Grammar.WORD.admits(typed) ? typed : spelled(typed, true));
  }

  /** The word by which the index sorts a family name; empty without letters of a-z and digits. */
  public static Optional<AuthorPrefix> ofName(String family) {
    String word = spelled(family, false);
    return word.isEmpty()
        ? Optional.empty()
        : Optional.of(new AuthorPrefix(word.substring(0, Math.min(word.length(), MAX_LENGTH))));
  }

  /**
   * In lower case, without marks, signs and blanks, up to a comma: the given name is no part. A
   * letter that a-z cannot spell is left out, or kept for the grammar to refuse.
   */
  private static String spelled(String name, boolean keeping) {
    String decomposed =
        Text.normalized("letters", name, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT);
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < decomposed.length() && decomposed.charAt(i) != ','; i++) {
      char c = decomposed.charAt(i);
      if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
        word.append(c);
      } else {
        String spelling = Text.spelled(c);
        boolean unspelled = Character.isLetterOrDigit(c) || Character.isSurrogate(c);
        word.append(keeping && unspelled && spelling.isEmpty() ? c : spelling);
      }
    }
    return word.toString();
  }

  @Override
  public String toString() {
    return value;
  }
}
