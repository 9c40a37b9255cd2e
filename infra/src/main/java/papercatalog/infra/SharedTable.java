package papercatalog.infra;

import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import software.amazon.awscdk.services.dynamodb.ITable;
import software.amazon.awscdk.services.dynamodb.Table;
import software.amazon.awscdk.services.dynamodb.TableAttributes;
import software.constructs.Construct;

/**
 * A table that is there already, and that several catalogs share. It is no resource of this stack:
 * its throughput, its backups, its protection and its end are its owner's.
 */
final class SharedTable {
  private SharedTable() {}

  /** That of a name in the account and Region that the stack is deployed to, with its indexes. */
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
