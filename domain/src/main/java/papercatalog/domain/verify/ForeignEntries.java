package papercatalog.domain.verify;

import module java.base;

import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Namespace;

/**
 * Finds items of tenants that name a list of another catalog. Readers drop them; the owner of the
 * item has to remove it.
 */
record ForeignEntries(TableSchema schema, Findings findings) {
  /** Checks an item of a tenant, with its stored keys. */
  void check(Item stored) {
    Optional<Namespace> owner = owner(stored);
    for (Index index : schema.indexes()) {
      Optional<String> list = stored.optional(index.partitionKey());
      if (list.isPresent() && owner.filter(it -> it.owns(list.get())).isEmpty()) {
        String whose =
            owner.flatMap(Namespace::tenant).map(it -> "the tenant " + it).orElse("no tenant");
        findings.report(
            Finding.of(
                stored.key(),
                Flaw.FOREIGN_ENTRY,
                "it names " + list.get() + ", and is of " + whose));
        return;
      }
    }
  }

  private static Optional<Namespace> owner(Item stored) {
    try {
      return Optional.of(Namespace.owning(stored.key().partition()));
    } catch (InvalidValue _) {
      return Optional.empty();
    }
  }
}
