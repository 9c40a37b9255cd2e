package papercatalog.domain.model;

import papercatalog.domain.schema.Grammar;

/** The permanent handle of an author: {@code leslie-lamport}. Never reused for someone else. */
public record AuthorHandle(String value) {
  public AuthorHandle {
    InvalidValue.requireGrammar(Grammar.SLUG, "author handle", value);
  }

  /** Written out: the JVM makes a record's own method at run time, a tenth of a list's start. */
  @Override
  public boolean equals(Object other) {
    return other instanceof AuthorHandle handle && handle.value.equals(value);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }

  @Override
  public String toString() {
    return value;
  }
}
