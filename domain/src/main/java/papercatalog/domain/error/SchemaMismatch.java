package papercatalog.domain.error;

import papercatalog.domain.schema.TableSchema;

/** The table holds items of another schema than this code reads; none of them was interpreted. */
public final class SchemaMismatch extends CatalogException {
  public static final String CODE = "schema-mismatch";

  public SchemaMismatch(long found) {
    super(
        CODE,
        "The table holds items of schema version %d; this release reads version %d."
            .formatted(found, TableSchema.VERSION));
  }
}
