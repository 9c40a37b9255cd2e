package papercatalog.table;

import static papercatalog.schema.AccessPattern.LIST_AUTHOR_PAPERS;

import java.util.HashMap;
import java.util.Map;
import papercatalog.schema.Index;
import papercatalog.schema.KeyPrefix;
import papercatalog.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How the items of a tenant are stored: as those of any catalog, with its namespace before each
 * partition key. Profiles have a place in an index as well, since whoever may not scan the table
 * would find no other way to one that no paper names.
 */
record StoredItems(TableSchema schema, Namespace namespace) {
  Map<String, AttributeValue> stored(Item item) {
    Map<String, AttributeValue> attributes = new HashMap<>(item.attributes());
    ItemKey key = item.key();
    if (key.partition().startsWith(KeyPrefix.AUTHOR.text())) {
      attributes.putAll(
          new IndexKey(profiles(), Keys.PROFILES, key.sort()).attributes()); // of no reader's list
    }
    attributes.put(TableSchema.PARTITION_KEY, stored(key.partition()));
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
    AttributeValue place = attributes.get(profiles().partitionKey());
    if (place != null && Keys.PROFILES.equals(place.s())) {
      attributes.remove(profiles().partitionKey());
      attributes.remove(profiles().sortKey());
    }
    return new Item(attributes);
  }

  private Index profiles() {
    return schema.index(LIST_AUTHOR_PAPERS);
  }

  private AttributeValue stored(String partition) {
    return AttributeValue.fromS(namespace.stored(partition));
  }

  /** A key of an index that is not of this catalog is a flaw, which verification finds. */
  private AttributeValue own(AttributeValue partition) {
    return namespace.owns(partition.s())
        ? AttributeValue.fromS(namespace.own(partition.s()))
        : partition;
  }
}
