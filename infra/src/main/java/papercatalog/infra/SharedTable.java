package papercatalog.infra;

import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import software.amazon.awscdk.services.dynamodb.ITable;
import software.amazon.awscdk.services.dynamodb.Table;
import software.amazon.awscdk.services.dynamodb.TableAttributes;
import software.constructs.Construct;

/**
 * An existing table that several catalogs share. It is not a resource of this stack: its owner
 * manages its throughput, backups, protection and removal.
 */
final class SharedTable {
  private SharedTable() {}

  /** The table of this name in the stack's account and Region, with its indexes. */
  static ITable named(Construct scope, String name) {
    return Table.fromTableAttributes(
        scope,
        "Papers",
        TableAttributes.builder()
            .tableName(name)
            .globalIndexes(TableSchema.DECLARED.indexes().stream().map(Index::name).toList())
            .build());
  }
}
