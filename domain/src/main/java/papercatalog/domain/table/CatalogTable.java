package papercatalog.domain.table;

import java.util.Map;
import papercatalog.domain.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A table of the catalog, and how to reach it: what reads and writes are made over.
 *
 * @param schema which index each list is read from
 * @param namespace which part of the table is this catalog's
 */
public record CatalogTable(
    DynamoDbClient client, String name, TableSchema schema, Namespace namespace) {
  /** A table as {@link TableSchema} declares it, of one catalog. */
  public CatalogTable(DynamoDbClient client, String name) {
    this(client, name, TableSchema.DECLARED, Namespace.NONE);
  }

  /** A table of one catalog. */
  public CatalogTable(DynamoDbClient client, String name, TableSchema schema) {
    this(client, name, schema, Namespace.NONE);
  }

  /** Part of a table as {@link TableSchema} declares it. */
  public CatalogTable(DynamoDbClient client, String name, Namespace namespace) {
    this(client, name, TableSchema.DECLARED, namespace);
  }

  /** Creates the table, on demand, and waits until it is active, unless it is there already. */
  public void createIfAbsent() {
    TableCreation.createIfAbsent(this);
  }

  /** A partition key as DynamoDB has it. */
  public AttributeValue partition(String partition) {
    return AttributeValue.fromS(namespace.stored(partition));
  }

  /** The key of an item as DynamoDB takes it. */
  public Map<String, AttributeValue> key(ItemKey key) {
    return new ItemKey(namespace.stored(key.partition()), key.sort()).attributes();
  }

  /** An item as DynamoDB takes it. */
  public Map<String, AttributeValue> stored(Item item) {
    return shared() ? new StoredItems(schema, namespace).stored(item) : item.attributes();
  }

  /**
   * An item, or some of its attributes, as DynamoDB gave it.
   *
   * @throws IllegalStateException when it is of another catalog
   */
  public Item item(Map<String, AttributeValue> stored) {
    return shared() ? new StoredItems(schema, namespace).item(stored) : new Item(stored);
  }

  private boolean shared() {
    return namespace.tenant().isPresent();
  }
}
