package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.publishing.record.PaperState;

/**
 * What a new paper takes if its profiles and entries exist: the units of its plan, as a dry run
 * says them, and the bytes of its items.
 */
public record PaperCost(double writeUnits, long tableBytes, long indexBytes) {
  /** DynamoDB adds it to each item and index entry. */
  private static final int OVERHEAD_BYTES = 100;

  public static PaperCost of(Paper paper) {
    TableSchema schema = TableSchema.DECLARED;
    Paper first = paper.asRevision(1, Instant.EPOCH);
    Map<ItemKey, Item> items = PaperState.revised(false, first, Instant.EPOCH).items(schema);
    PartitionWriter writer =
        new PartitionWriter(
            new CatalogTable(null, ""), // which a dry run does not call
            paper.id(),
            null,
            Optional.of(_ -> {}),
            Transactions.MAX_ACTIONS,
            new DoubleAdder());
    Plan plan = Plan.of(Map.of(), items, schema, writer::fit);
    plan.first().forEach(writer::write);
    plan.rest().forEach(writer::write);
    return new PaperCost(
        writer.work().writeUnits(),
        bytes(items.values().stream()),
        bytes(
            schema.indexes().stream()
                .flatMap(
                    index ->
                        items.values().stream()
                            .flatMap(item -> WriteUnits.entry(index, item).stream()))));
  }

  private static long bytes(Stream<Item> items) {
    return items.mapToLong(item -> item.bytes() + OVERHEAD_BYTES).sum();
  }
}
