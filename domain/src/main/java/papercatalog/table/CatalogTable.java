package papercatalog.table;

import papercatalog.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A table of the catalog, and how to reach it: what reads and writes are made over.
 *
 * @param schema which index each list is read from
 */
public record CatalogTable(DynamoDbClient client, String name, TableSchema schema) {
  /** A table as {@link TableSchema} declares it. */
  public CatalogTable(DynamoDbClient client, String name) {
    this(client, name, TableSchema.DECLARED);
  }

  /** Creates the table, on demand, unless it is there already; returns once it is active. */
  public void createIfAbsent() {
    TableCreation.createIfAbsent(this);
  }
}
