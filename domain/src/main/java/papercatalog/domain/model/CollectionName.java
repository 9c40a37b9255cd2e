package papercatalog.domain.model;

import papercatalog.domain.schema.Grammar;

/** The name of a collection of papers: {@code sosp}. */
public record CollectionName(String value) {
  /**
   * @throws InvalidValue when the value does not match {@link Grammar#SLUG}
   */
  public CollectionName {
    InvalidValue.requireGrammar(Grammar.SLUG, "collection name", value);
  }

  @Override
  public String toString() {
    return value;
  }
}
