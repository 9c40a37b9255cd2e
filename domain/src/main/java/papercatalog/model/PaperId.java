package papercatalog.model;

import papercatalog.schema.Grammar;

/** The permanent id of a paper, kept byte by byte: {@code WP-002}. */
public record PaperId(String value) {
  /**
   * Checks the value against its grammar.
   *
   * @throws InvalidValue when it breaks {@link Grammar#PAPER_ID}
   */
  public PaperId {
    InvalidValue.requireGrammar(Grammar.PAPER_ID, "paper id", value);
  }

  @Override
  public String toString() {
    return value;
  }
}
