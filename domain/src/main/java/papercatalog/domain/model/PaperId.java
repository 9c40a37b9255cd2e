package papercatalog.domain.model;

import java.util.Locale;
import papercatalog.domain.schema.Grammar;

/** The permanent id of a paper: {@code WP-002}. Ignores case; keeps the spelling as published. */
public record PaperId(String value) implements WorkName {
  public PaperId {
    InvalidValue.requireGrammar(Grammar.PAPER_ID, "paper id", value);
  }

  /** The form in keys: {@code wp-002}. */
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
