package papercatalog.domain.model;

import papercatalog.domain.schema.Grammar;

/** The permanent handle of an author: {@code leslie-lamport}. Never reused for someone else. */
public record AuthorHandle(String value) {
  public AuthorHandle {
    InvalidValue.requireGrammar(Grammar.SLUG, "author handle", value);
  }

  @Override
  public String toString() {
    return value;
  }
}
