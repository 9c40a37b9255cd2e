package papercatalog.domain.model;

import module java.base;

import papercatalog.domain.schema.Grammar;

/** The first letters of words in the index of authors, or a whole word: {@code lam}. */
public record AuthorPrefix(String value) {
  private static final Pattern MARKS = Pattern.compile("\\p{M}");

  public AuthorPrefix {
    InvalidValue.requireGrammar(Grammar.WORD, "letters", value);
  }

  /** Reads what a person types: in any case, with or without accents. */
  public static AuthorPrefix of(String typed) {
    return new AuthorPrefix(plain(typed, Grammar.WORD));
  }

  /** A text as names spell it, if it does not yet follow their grammar. */
  static String plain(String typed, Grammar grammar) {
    return grammar.admits(typed) ? typed : withoutMarks(typed).toLowerCase(Locale.ROOT);
  }

  private static String withoutMarks(String typed) {
    String decomposed = Text.normalized("letters", typed, Normalizer.Form.NFKD);
    return MARKS.matcher(decomposed).replaceAll("");
  }

  @Override
  public String toString() {
    return value;
  }
}
