package papercatalog.domain.model;

import papercatalog.domain.schema.Grammar;

/** The name of a tenant, whose catalog shares a table with others: {@code acme}. */
public record TenantName(String value) {
  public TenantName {
    InvalidValue.requireGrammar(Grammar.SLUG, "tenant name", value);
  }

  @Override
  public String toString() {
    return value;
  }
}
