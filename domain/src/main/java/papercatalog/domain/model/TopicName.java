package papercatalog.domain.model;

import papercatalog.domain.schema.Grammar;

/** The name of a topic: {@code distributed-systems}. */
public record TopicName(String value) {
  public TopicName {
    InvalidValue.requireGrammar(Grammar.SLUG, "topic name", value);
  }

  @Override
  public String toString() {
    return value;
  }
}
