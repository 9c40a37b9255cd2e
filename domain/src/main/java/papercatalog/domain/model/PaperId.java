package papercatalog.domain.model;

import java.util.Locale;
import papercatalog.domain.schema.Grammar;

/**
 * The permanent id of a paper: {@code WP-002}. It is the same id in whatever case it is written;
 * the catalog keeps the spelling that the paper was published with.
 */
public record PaperId(String value) {
  /**
   * Checks the value against its grammar.
   *
   * @throws InvalidValue when it breaks {@link Grammar#PAPER_ID}
   */
  public PaperId {
    InvalidValue.requireGrammar(Grammar.PAPER_ID, "paper id", value);
  }

  /** What stands in keys: {@code wp-002}. */
  public String key() {
    return value.toLowerCase(Locale.ROOT);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PaperId(String spelling) && value.equalsIgnoreCase(spelling);
  }

  @Override
  public int hashCode() {
    return key().hashCode();
  }

  @Override
  public String toString() {
    return value;
  }
}
