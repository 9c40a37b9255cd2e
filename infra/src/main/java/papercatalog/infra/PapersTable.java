package papercatalog.infra;

import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import software.amazon.awscdk.services.dynamodb.Attribute;
import software.amazon.awscdk.services.dynamodb.AttributeType;
import software.amazon.awscdk.services.dynamodb.BillingMode;
import software.amazon.awscdk.services.dynamodb.GlobalSecondaryIndexProps;
import software.amazon.awscdk.services.dynamodb.ITable;
import software.amazon.awscdk.services.dynamodb.PointInTimeRecoverySpecification;
import software.amazon.awscdk.services.dynamodb.ProjectionType;
import software.amazon.awscdk.services.dynamodb.StreamViewType;
import software.amazon.awscdk.services.dynamodb.Table;
import software.amazon.awscdk.services.dynamodb.TableAttributes;
import software.constructs.Construct;

/**
 * The one table, as {@link TableSchema} declares it. The maximum throughput caps what a flood of
 * requests can cost; an index does not inherit the table's. An ephemeral table has no continuous
 * backups: deleting a table with them leaves one behind. The stream is always the same, so that
 * another reader does not replace it.
 */
final class PapersTable extends Construct {
  final Table table;

  PapersTable(Construct scope, Settings settings) {
    super(scope, "Papers");
    Table.Builder builder =
        Table.Builder.create(this, "Table")
            .partitionKey(string(TableSchema.PARTITION_KEY))
            .sortKey(string(TableSchema.SORT_KEY))
            .billingMode(BillingMode.PAY_PER_REQUEST)
            .maxReadRequestUnits(settings.maxReadUnits)
            .maxWriteRequestUnits(settings.maxWriteUnits)
            .timeToLiveAttribute(TableSchema.TIME_TO_LIVE)
            .pointInTimeRecoverySpecification(
                PointInTimeRecoverySpecification.builder()
                    .pointInTimeRecoveryEnabled(!settings.ephemeral)
                    .build())
            .deletionProtection(!settings.ephemeral)
            .removalPolicy(settings.removalPolicy());
    if (settings.events || settings.search) {
      builder.stream(StreamViewType.NEW_AND_OLD_IMAGES);
    }
    table = builder.build();
    TableSchema.DECLARED.indexes().forEach(index -> add(index, settings));
  }

  /**
   * A table of the stack's account and Region that several catalogs share, and its owner manages.
   */
  static ITable shared(Construct scope, String name) {
    return Table.fromTableAttributes(
        scope,
        "Papers",
        TableAttributes.builder()
            .tableName(name)
            .globalIndexes(TableSchema.DECLARED.indexes().stream().map(Index::name).toList())
            .build());
  }

  private void add(Index index, Settings settings) {
    table.addGlobalSecondaryIndex(
        GlobalSecondaryIndexProps.builder()
            .indexName(index.name())
            .partitionKey(string(index.partitionKey()))
            .sortKey(string(index.sortKey()))
            .projectionType(ProjectionType.INCLUDE)
            .nonKeyAttributes(index.projection())
            .maxReadRequestUnits(settings.maxReadUnits)
            .maxWriteRequestUnits(settings.maxWriteUnits)
            .build());
  }

  private static Attribute string(String name) {
    return Attribute.builder().name(name).type(AttributeType.STRING).build();
  }
}
