package papercatalog.domain.model;

import papercatalog.domain.schema.Grammar;

/** The name of a collection of papers: {@code sosp}. */
public record CollectionName(String value) {
  public CollectionName {
    InvalidValue.requireGrammar(Grammar.SLUG, "collection name", value);
  }

  @Override
  public String toString() {
    return value;
  }
}
