package papercatalog.domain.model;

import papercatalog.domain.schema.Grammar;

/**
 * A value breaks the rule of its type. The message names the field and the rule, never the value:
 * it may be hostile, huge or both.
 */
public final class InvalidValue extends IllegalArgumentException {
  private final String field;
  private final String rule;

  /** The field, or the kind of value, that is wrong, and the rule, beginning with "must". */
  public InvalidValue(String field, String rule) {
    super(field + " " + rule);
    this.field = field;
    this.rule = rule;
  }

  public String field() {
    return field;
  }

  public String rule() {
    return rule;
  }

  static String requireGrammar(Grammar grammar, String kind, String value) {
    if (!grammar.admits(value)) {
      throw new InvalidValue(kind, grammar.rule());
    }
    return value;
  }
}
