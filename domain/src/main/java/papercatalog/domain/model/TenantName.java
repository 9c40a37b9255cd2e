package papercatalog.domain.model;

import papercatalog.domain.schema.Grammar;

/** The name of a tenant, whose catalog shares a table with others: {@code acme}. */
public record TenantName(String value) {
  /**
   * @throws InvalidValue when the value does not match {@link Grammar#SLUG}
   */
  public TenantName {
    InvalidValue.requireGrammar(Grammar.SLUG, "tenant name", value);
  }

  @Override
  public String toString() {
    return value;
  }
}
