package papercatalog.domain.model;

import papercatalog.domain.schema.Grammar;

/** The name of a topic: {@code distributed-systems}. */
public record TopicName(String value) {
  /**
   * Checks the value against its grammar.
   *
   * @throws InvalidValue when it breaks {@link Grammar#SLUG}
   */
  public TopicName {
    InvalidValue.requireGrammar(Grammar.SLUG, "topic name", value);
  }

  @Override
  public String toString() {
    return value;
  }
}
