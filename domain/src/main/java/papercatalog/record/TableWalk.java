package papercatalog.record;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import papercatalog.schema.TableSchema;
import papercatalog.table.CatalogTable;
import papercatalog.table.Failures;
import papercatalog.table.Item;
import papercatalog.table.Namespace;
import papercatalog.table.Projection;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/**
 * Every item of the catalog, page by page: for operators, who pay one read unit for every 4 KB. The
 * functions never scan. // I-1
 *
 * <p>A tenant's operators may not scan either: {@link TenantWalk} finds its items.
 */
public final class TableWalk {
  /**
   * Items a page, at most: about half of the megabyte at which DynamoDB ends one. Without a limit
   * DynamoDB Local reads the whole table, or partition, for every page.
   */
  static final int PAGE = 1_000;

  private final CatalogTable table;

  public TableWalk(CatalogTable table) {
    this.table = table;
  }

  /** Shows every item once, those of a partition together. */
  public void forEach(Consumer<Item> visitor) {
    forEach(visitor, _ -> {});
  }

  /**
   * The same.
   *
   * @param others sees the items of other catalogs, with their keys as the table has them; only the
   *     walk over a catalog without a tenant meets them
   */
  public void forEach(Consumer<Item> visitor, Consumer<Item> others) {
    walk(Optional.empty(), visitor, others);
  }

  /** Shows these attributes of every item, the keys among them. */
  public void forEach(List<String> attributes, Consumer<Item> visitor) {
    walk(Optional.of(Projection.of(attributes)), visitor, _ -> {});
  }

  /**
   * Shows these attributes of every item of every catalog that shares the table, with its keys as
   * the table has them.
   */
  public void forEachStored(List<String> attributes, Consumer<Item> visitor) {
    scan(Optional.of(Projection.of(attributes)), stored -> visitor.accept(new Item(stored)));
  }

  private void walk(Optional<Projection> shown, Consumer<Item> visitor, Consumer<Item> others) {
    if (table.namespace().tenant().isPresent()) {
      new TenantWalk(table).forEach(shown, visitor);
      return;
    }
    scan(
        shown,
        stored -> {
          boolean own = Namespace.NONE.owns(stored.get(TableSchema.PARTITION_KEY).s());
          (own ? visitor : others).accept(new Item(stored));
        });
  }

  private void scan(Optional<Projection> shown, Consumer<Map<String, AttributeValue>> visitor) {
    ScanRequest.Builder request =
        ScanRequest.builder().tableName(table.name()).consistentRead(true).limit(PAGE);
    shown.ifPresent(
        projection ->
            request
                .projectionExpression(projection.expression())
                .expressionAttributeNames(projection.names()));
    try {
      table.client().scanPaginator(request.build()).items().forEach(visitor);
    } catch (SdkException e) {
      throw Failures.translate(e);
    }
  }
}
