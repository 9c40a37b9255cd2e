package papercatalog.domain.model;

import module java.base;

import papercatalog.domain.schema.Grammar;

/** The first characters of names of collections or topics: {@code acl-2024}; empty for all. */
public record NamePrefix(String value) {
  private static final Pattern MARKS = Pattern.compile("\\p{M}");

  public static final NamePrefix ALL = new NamePrefix("");

  public NamePrefix {
    if (!value.isEmpty()) {
      InvalidValue.requireGrammar(Grammar.SLUG, "name", value);
    }
  }

  /** Reads what a person types: in any case, with or without accents. */
  public static NamePrefix of(String typed) {
    return new NamePrefix(Grammar.SLUG.admits(typed) ? typed : plain(typed));
  }

  private static String plain(String typed) {
    String decomposed = Text.normalized("letters", typed, Normalizer.Form.NFKD);
    return MARKS.matcher(decomposed).replaceAll("").toLowerCase(Locale.ROOT);
  }

  @Override
  public String toString() {
    return value;
  }
}
