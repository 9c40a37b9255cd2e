package papercatalog.domain.verify;

import java.util.Optional;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Namespace;

/**
 * Finds items of tenants that name a list of another catalog. Readers drop them; the owner of the
 * item has to remove it.
 */
record ForeignEntries(TableSchema schema, Findings findings) {
  /** Checks an item of a tenant, with its stored keys. */
  void check(Item stored) {
    ItemKey key = stored.key();
    Optional<Namespace> owner = owner(key);
    for (Index index : schema.indexes()) {
      Optional<String> list = stored.optional(index.partitionKey());
      if (list.isPresent() && !(owner.isPresent() && owner.get().owns(list.get()))) {
        String whose =
            owner.isPresent() ? "the tenant " + owner.get().tenant().orElseThrow() : "no tenant";
        findings.report(
            Finding.of(key, Flaw.FOREIGN_ENTRY, "it names " + list.get() + ", and is of " + whose));
        return;
      }
    }
  }

  private static Optional<Namespace> owner(ItemKey key) {
    try {
      return Optional.of(Namespace.owning(key.partition()));
    } catch (InvalidValue _) {
      return Optional.empty();
    }
  }
}
