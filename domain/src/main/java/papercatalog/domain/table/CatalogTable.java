package papercatalog.domain.table;

import module java.base;

import papercatalog.domain.schema.TableSchema;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The catalog's part of a table, with its client. Reads and writes go through {@link #call}. */
public record CatalogTable(
    DynamoDbClient client, String name, TableSchema schema, Namespace namespace) {
  public CatalogTable(DynamoDbClient client, String name) {
    this(client, name, TableSchema.DECLARED, Namespace.NONE);
  }

  public CatalogTable(DynamoDbClient client, String name, Namespace namespace) {
    this(client, name, TableSchema.DECLARED, namespace);
  }

  /** Creates the table with on-demand capacity unless it exists, and waits until it is active. */
  public void createIfAbsent() {
    TableCreation.createIfAbsent(this);
  }

  public AttributeValue partition(String partition) {
    return AttributeValue.fromS(namespace.stored(partition));
  }

  public Map<String, AttributeValue> key(ItemKey key) {
    return new ItemKey(namespace.stored(key.partition()), key.sort()).attributes();
  }

  public Map<String, AttributeValue> stored(Item item) {
    return shared() ? new StoredItems(schema, namespace).stored(item) : item.attributes();
  }

  /** Reads a stored item or some of its attributes; fails for an item of another catalog. */
  public Item item(Map<String, AttributeValue> stored) {
    return shared() ? new StoredItems(schema, namespace).item(stored) : new Item(stored);
  }

  /** Calls DynamoDB; fails as {@link Failures#translate}. */
  public <T> T call(Function<DynamoDbClient, T> request) {
    try {
      return request.apply(client);
    } catch (SdkException e) {
      throw Failures.translate(e);
    }
  }

  private boolean shared() {
    return namespace.tenant().isPresent();
  }
}
