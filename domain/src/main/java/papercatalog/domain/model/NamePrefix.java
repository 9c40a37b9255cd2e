package papercatalog.domain.model;

import papercatalog.domain.schema.Grammar;

/** The first characters of names of collections or topics: {@code acl-2024}; empty for all. */
public record NamePrefix(String value) {
  public static final NamePrefix ALL = new NamePrefix("");

  public NamePrefix {
    if (!value.isEmpty()) {
      InvalidValue.requireGrammar(Grammar.SLUG, "name", value);
    }
  }

  /** Reads what a person types: in any case, with or without accents. */
  public static NamePrefix of(String typed) {
    return new NamePrefix(AuthorPrefix.plain(typed, Grammar.SLUG));
  }

  @Override
  public String toString() {
    return value;
  }
}
