package papercatalog.record;

import java.util.List;
import java.util.function.Consumer;
import papercatalog.table.CatalogTable;
import papercatalog.table.Failures;
import papercatalog.table.Item;
import papercatalog.table.Projection;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/**
 * Every item of the table, page by page: for operators, who pay one read unit for every 4 KB. The
 * functions never scan. // I-1
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

  /** Shows every item once, those of a partition together as DynamoDB stores them. */
  public void forEach(Consumer<Item> visitor) {
    walk(ScanRequest.builder(), visitor);
  }

  /** Shows these attributes of every item. */
  public void forEach(List<String> attributes, Consumer<Item> visitor) {
    Projection projection = Projection.of(attributes);
    walk(
        ScanRequest.builder()
            .projectionExpression(projection.expression())
            .expressionAttributeNames(projection.names()),
        visitor);
  }

  private void walk(ScanRequest.Builder request, Consumer<Item> visitor) {
    try {
      table
          .client()
          .scanPaginator(request.tableName(table.name()).consistentRead(true).limit(PAGE).build())
          .items()
          .forEach(attributes -> visitor.accept(new Item(attributes)));
    } catch (SdkException e) {
      throw Failures.translate(e);
    }
  }
}
