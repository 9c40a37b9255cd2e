package papercatalog.publishing.record;

import module java.base;

import papercatalog.domain.model.Alias;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Keys;

/** The former names of authors, collections and topics. The index that lists them may lag. */
public record Aliases(CatalogTable table) {
  public List<Alias> all() {
    return KeyPrefix.HEADED.stream().flatMap(kind -> all(kind).stream()).toList();
  }

  public List<Alias> all(KeyPrefix kind) {
    return new IndexedList(table, Keys.aliases(kind), Keys.ALIASES)
        .positions().stream().flatMap(position -> Keys.aliasAt(kind, position).stream()).toList();
  }
}
