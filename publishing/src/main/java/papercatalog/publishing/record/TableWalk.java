package papercatalog.publishing.record;

import module java.base;

import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Namespace;
import papercatalog.domain.table.Projection;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

/**
 * Walks every item of the catalog, page by page. For operators, who pay one read unit per 4 KB;
 * functions never scan. // I-1
 *
 * <p>It scans one segment after the other, each about a page long: DynamoDB Local sorts all later
 * items of a segment for every page, which would block other requests for minutes. A tenant's
 * operators may not scan: {@link TenantWalk} finds their items.
 */
public record TableWalk(CatalogTable table) {
  /**
   * Items per page: about half of the megabyte at which DynamoDB ends it. Without a limit, DynamoDB
   * Local reads the whole table for every page.
   */
  static final int PAGE = 1_000;

  /** Segments of which one is counted: DynamoDB Local takes longer to describe a table. */
  private static final int SAMPLE = 64;

  private static final int MAX_SEGMENTS = 1_000_000;

  /**
   * Visits every item once, partition by partition. Items of other catalogs have their stored keys:
   * a catalog without a tenant meets all of them, a tenant only the keys of those in lists of its
   * papers, authors and changes.
   */
  public void forEach(Consumer<Item> visitor, Consumer<Item> others) {
    walk(Optional.empty(), visitor, others);
  }

  /** Visits these attributes of every item, including the keys. */
  public void forEach(List<String> attributes, Consumer<Item> visitor) {
    walk(Optional.of(Projection.of(attributes)), visitor, _ -> {});
  }

  private void walk(Optional<Projection> shown, Consumer<Item> visitor, Consumer<Item> others) {
    if (table.namespace().tenant().isPresent()) {
      new TenantWalk(table, others).forEach(shown, visitor);
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
    table.call(
        client -> {
          int segments = segments();
          for (int segment = 0; segment < segments; segment++) {
            request.segment(segment).totalSegments(segments);
            client.scanPaginator(request.build()).items().forEach(visitor);
          }
          return segments;
        });
  }

  /** The number of pages, estimated from a sample. */
  private int segments() {
    ScanRequest sample =
        ScanRequest.builder()
            .tableName(table.name())
            .select(Select.COUNT)
            .limit(PAGE)
            .segment(0)
            .totalSegments(SAMPLE)
            .build();
    long items =
        table.client().scanPaginator(sample).stream().mapToLong(ScanResponse::count).sum() * SAMPLE;
    return Math.clamp(items / PAGE + 1, 1, MAX_SEGMENTS);
  }
}
