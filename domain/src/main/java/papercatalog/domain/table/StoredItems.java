package papercatalog.domain.table;

import module java.base;

import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores a tenant's items with the namespace before each partition key.
 *
 * <p>Items in no list have an index entry too: a tenant's operator may not scan the table, and
 * could not find a paper that has lost its change.
 */
record StoredItems(TableSchema schema, Namespace namespace) {
  private static final Set<String> PLACES = Set.of(Keys.PROFILES, Keys.UNLISTED);

  Map<String, AttributeValue> stored(Item item) {
    Map<String, AttributeValue> attributes = new HashMap<>(item.attributes());
    place(item).ifPresent(place -> attributes.putAll(place.attributes())); // in no reader's list
    attributes.put(TableSchema.PARTITION_KEY, stored(item.key().partition()));
    for (Index index : schema.indexes()) {
      attributes.computeIfPresent(index.partitionKey(), (_, partition) -> stored(partition.s()));
    }
    return attributes;
  }

  Item item(Map<String, AttributeValue> stored) {
    Map<String, AttributeValue> attributes = new HashMap<>(stored);
    attributes.computeIfPresent(
        TableSchema.PARTITION_KEY,
        (_, partition) -> AttributeValue.fromS(namespace.own(partition.s())));
    for (Index index : schema.indexes()) {
      attributes.computeIfPresent(index.partitionKey(), (_, partition) -> own(partition));
    }
    AttributeValue place = attributes.get(index().partitionKey());
    if (place != null && PLACES.contains(place.s())) {
      attributes.remove(index().partitionKey());
      attributes.remove(index().sortKey());
    }
    return new Item(attributes);
  }

  /** The index entry that only a tenant's items have. */
  private Optional<IndexKey> place(Item item) {
    ItemKey key = item.key();
    boolean listed =
        schema.indexes().stream().anyMatch(index -> item.value(index.partitionKey()).isPresent());
    return listed || !key.partition().equals(key.sort())
        ? Optional.empty()
        : Optional.of(new IndexKey(index(), Keys.UNLISTED, key.partition()));
  }

  private Index index() {
    return schema.index(KeyPrefix.AUTHOR);
  }

  private AttributeValue stored(String partition) {
    return AttributeValue.fromS(namespace.stored(partition));
  }

  /** An index key of another catalog must not read as one of this catalog. */
  private AttributeValue own(AttributeValue partition) {
    return AttributeValue.fromS(
        namespace.owns(partition.s())
            ? namespace.own(partition.s())
            : KeyPrefix.DELIMITER + partition.s());
  }
}
